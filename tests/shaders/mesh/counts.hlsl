// dxc: -T ms_6_5 -E main
// env: vulkan1.3
// Groups of 64 threads that share memory, with counts of their own, or none; indices in any order; outputs by dynamic
// rows.
struct Vertex {
    float4 position : SV_Position;
    nointerpolation uint rows[3] : ROWS;
    float clip[2] : SV_ClipDistance;
};

StructuredBuffer<uint> lengths : register(t0);
RWStructuredBuffer<uint> sums : register(u4);
groupshared uint total;

[outputtopology("triangle")]
[numthreads(64, 1, 1)]
void main(uint thread : SV_GroupIndex, uint group : SV_GroupID, out indices uint3 triangles[20],
          out vertices Vertex vertices[60])
{
    uint length = lengths[group];
    if (thread == 0)
        total = 0;
    GroupMemoryBarrierWithGroupSync();
    InterlockedAdd(total, thread);
    GroupMemoryBarrierWithGroupSync();
    if (length == 0) {
        sums[group] = total;
        return;
    }
    SetMeshOutputCounts(3 * length, length);
    if (thread < 3 * length) {
        uint column = thread / 3, corner = thread % 3;
        float left = column * 0.25 - 1, top = group * -0.5 + 1;
        vertices[59 - thread + (3 * length - 60)].position =
            float4(corner == 1 ? left + 0.375 : left, corner == 2 ? top - 1 : top, 0, 1);
        for (uint i = 0; i < 3; i++)
            vertices[3 * length - 1 - thread].rows[(i + group) % 3] = 100 * group + 10 * column + i;
        vertices[3 * length - 1 - thread].clip[0] = 1;
        vertices[3 * length - 1 - thread].clip[1] = column == 1 ? -1 : 1;
    }
    if (thread < length)
        triangles[thread] = 3 * length - 1 - uint3(3 * thread, 3 * thread + 1, 3 * thread + 2);
    if (thread == 63)
        sums[group] = total + length;
}
