// dxc: -T cs_6_2 -E main
// fxc: -T cs_4_0 -E main
// dxs: --exact-raw-bounds
// Buffers end within vectors: where the device checks these as a whole, their words have to be moved one by one.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Out.Store4(thread.x * 16, In.Load4(thread.x * 16));
    Out.Store2(thread.x * 8 + 128, In.Load2(thread.x * 8 + 64));
}
