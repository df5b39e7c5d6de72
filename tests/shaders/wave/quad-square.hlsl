// dxc: -T cs_6_7 -E main
// Since shader model 6.6 quads are 2 x 2 threads where X and Y of the group are even, without any derivative, too. All
// numbers of threads agree: group (1, 1) writes the second half, and each thread waits for the value that the thread
// with the next index leaves in groupshared memory.
RWStructuredBuffer<uint4> results : register(u0);
RWStructuredBuffer<uint2> votes : register(u1);
groupshared uint shared_ids[32];

[numthreads(4, 4, 2)]
void main(uint3 id : SV_GroupThreadID, uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID,
          uint index : SV_GroupIndex)
{
    uint v = id.x + 10 * id.y + 100 * id.z;
    uint place = thread.x + 8 * thread.y + 64 * thread.z;

    shared_ids[index] = v;
    GroupMemoryBarrierWithGroupSync();
    results[place] = uint4(v, QuadReadAcrossX(v) + 1000 * QuadReadAcrossY(v) + 1000000 * QuadReadAcrossDiagonal(v),
                           QuadReadLaneAt(v, 2) + 1000 * QuadReadLaneAt(v, id.x & 3),
                           shared_ids[(index + 1) & 31] + 1000 * group.x);
    votes[place] = uint2(QuadAny(id.x == 2 && id.y == 1), QuadAll(id.y > 1));
}
