// fxc: -T cs_5_0 -E main
// && and || compute both operands, with their effects.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);
RWStructuredBuffer<uint> count : register(u1);

bool adds(uint by)
{
    uint before;
    InterlockedAdd(count[0], by, before);
    return before < 1000;
}

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint value = values[id];
    results[id] = value > 5 && adds(1) ? 1 : 2;
    results[id + 4] = value > 5 || adds(16) ? 1 : 2;
}
