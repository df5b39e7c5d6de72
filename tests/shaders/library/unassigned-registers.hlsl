// dxc: -T lib_6_3
// A resource without a register gets the number behind the last register of its class.
RWStructuredBuffer<uint> fixed[2] : register(u1);
RWStructuredBuffer<uint> other;
StructuredBuffer<uint> source;

[shader("compute")]
[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    fixed[1][id] = 7 + source[id];
    other[id] = 10 + id;
}
