// dxc: -T cs_6_8 -E main
// Threads of a group share buffers by a barrier that names one of them: no barrier by kind of memory stands beside it.
RWByteAddressBuffer Bytes : register(u0);
RWTexture2D<uint> Pixels : register(u1);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    Bytes.Store(4 * thread, thread * thread);
    Pixels[uint2(thread, 0)] = thread;
    Barrier(Bytes, GROUP_SYNC | GROUP_SCOPE);
    Bytes.Store(64 + 4 * thread, Bytes.Load(4 * (thread ^ 1)));
    Barrier(Pixels, GROUP_SYNC | GROUP_SCOPE);
    Pixels[uint2(thread, 1)] = Pixels[uint2(thread ^ 1, 0)];
}
