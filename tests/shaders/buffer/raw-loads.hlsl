// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Loads of one to four words from a raw buffer, at constant and computed places.
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint at = id * 16;
    uint sum = input.Load(at) + dot(input.Load2(at + 4), uint2(10, 100));
    uint3 three = input.Load3(at + 4);
    uint4 four = input.Load4(at);
    output.Store(id * 8, sum + three.x * 1000 + three.y * 10000 + three.z * 100000);
    output.Store(id * 8 + 4, four.x ^ four.y ^ four.z ^ four.w);
}
