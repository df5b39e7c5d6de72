// dxc: -T cs_6_0 -E main
#include "ags.hlsli"

StructuredBuffer<int> numbers : register(t0);
RWStructuredBuffer<int> results : register(u0);

static const uint lanes = 4;

[numthreads(lanes, 1, 1)]
void main(uint lane : SV_GroupIndex)
{
    int number = numbers[lane];
    uint at = lane;

    #define EACH(operation) results[at] = ags(0x12, operation, number); at += lanes;
    #define EACH_FLOAT(operation) results[at] = asfloat(ags(0x12, operation, asuint(float(number)))); at += lanes;
    #define SCAN(operation) results[at] = ags(0x13, 0x100 | operation, number); at += lanes; \
                            results[at] = ags(0x13, 0x200 | operation, number); at += lanes;
    #define SCAN_FLOAT(operation) results[at] = asfloat(ags(0x13, 0x100 | operation, asuint(float(number)))); at += lanes;
    EACH_FLOAT(1) EACH(2) EACH(3)
    EACH_FLOAT(4) EACH(5) EACH(6)
    EACH_FLOAT(7) EACH(8) EACH(9)
    EACH_FLOAT(10) EACH(11) EACH(12)
    EACH(13) EACH(14) EACH(15)
    SCAN_FLOAT(1) SCAN(2) SCAN(3)
    SCAN_FLOAT(4) SCAN(5) SCAN(6)
    SCAN_FLOAT(7) SCAN(8) SCAN(9)
    SCAN_FLOAT(10) SCAN(11) SCAN(12)
}
