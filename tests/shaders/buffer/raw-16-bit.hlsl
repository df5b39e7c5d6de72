// dxc: -T cs_6_2 -E main -enable-16bit-types
// 16-bit loads and stores of one to four components, at addresses that are even only.
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(1, 1, 1)]
void main() {
    uint16_t one = input.Load<uint16_t>(2);
    uint16_t2 two = input.Load<uint16_t2>(4);
    uint16_t3 three = input.Load<uint16_t3>(6);
    half4 four = input.Load<half4>(12);
    output.Store<uint16_t>(2, one + uint16_t(1));
    output.Store<uint16_t2>(6, two);
    output.Store<uint16_t3>(10, three);
    output.Store<half4>(16, four + half(1));
}
