// dxc: -T cs_6_7 -E main
// dxs: --compute-derivatives zero
// Quads of 2 x 2 threads, which the device knows nothing of, in a group that has another size along each axis: all numbers
// of a thread agree.
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(6, 4, 2)]
void main(uint3 id : SV_GroupThreadID, uint3 thread : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    uint v = id.x + 10 * id.y + 100 * id.z;

    results[thread.x + 12 * thread.y + 48 * thread.z] = uint2(index, v + 1000 * QuadReadAcrossX(v) +
                                                                        1000000 * QuadReadAcrossY(v));
}
