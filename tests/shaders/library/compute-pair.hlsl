// dxc: -T lib_6_3
// Two compute entry points that share a resource; each has a thread group of its own.
RWStructuredBuffer<uint> values : register(u0);

[shader("compute")]
[numthreads(64, 1, 1)]
void scale(uint id : SV_DispatchThreadID)
{
    values[id] *= 3;
}

[shader("compute")]
[numthreads(8, 8, 1)]
void add(uint2 id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    values[id.y * 64 + id.x] += index;
}
