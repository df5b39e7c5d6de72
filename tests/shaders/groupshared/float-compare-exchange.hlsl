// dxc: -T cs_6_6 -E main
// A groupshared float that only a compare-exchange takes by its bits: -0 is not 0.
RWStructuredBuffer<float> results : register(u0);
groupshared float slots[3];

[numthreads(1, 1, 1)]
void main() {
    float first, second;
    slots[1] = 0.0;
    slots[2] = -0.0;
    InterlockedCompareExchangeFloatBitwise(slots[1], 0.0, 2.5, first);
    InterlockedCompareExchangeFloatBitwise(slots[2], 0.0, 3.5, second);
    results[0] = slots[1];
    results[1] = slots[2];
    results[2] = first;
    results[3] = second;
}
