// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// What it does is defined if the indices are: an array is read at them. Which arm of the branch comes last is not, and
// where quotients round is up to the device.
StructuredBuffer<uint> numbers : register(t0);
RWStructuredBuffer<uint> results : register(u0);

static const uint table[4] = {10, 20, 30, 40};

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint before;

    results[id] = table[numbers[id]];
    results[4 + id] = asuint(asfloat(numbers[4 + id]) / 3);
    results[8 + id] = asuint(asfloat(numbers[8 + id]) * 2);
    [branch]
    if (id & 1)
        InterlockedAdd(results[12], 1);
    else
        InterlockedExchange(results[12], 5, before);
}
