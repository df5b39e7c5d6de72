// dxc: -T lib_6_3
// A resource without a register gets the number behind the last register of its class in space 0, in whatever order the
// others stand.
RWStructuredBuffer<uint> fixed[2] : register(u1);
RWStructuredBuffer<uint> first : register(u0);
StructuredBuffer<uint> far : register(t5, space1);
RWStructuredBuffer<uint> other;
StructuredBuffer<uint> source;

[shader("compute")]
[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    fixed[1][id] = 7 + source[id];
    first[id] = far[id];
    other[id] = 10 + id;
}
