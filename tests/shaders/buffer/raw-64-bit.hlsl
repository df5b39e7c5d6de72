// dxc: -T cs_6_3 -E main
// 64-bit loads and stores from raw buffers.
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint64_t a = input.Load<uint64_t>(id * 8);
    uint64_t2 b = input.Load<uint64_t2>(16);
    output.Store<uint64_t>(id * 8, a + b.x);
    output.Store<uint64_t2>(16 + id * 16, b.yx);
}
