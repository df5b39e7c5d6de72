// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// The maximum of floats by a compare-exchange loop.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<uint> largest : register(u0);

[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float v = values[id];
    uint expected = largest[0], seen;
    [allow_uav_condition] while (v > asfloat(expected)) {
        InterlockedCompareExchange(largest[0], expected, asuint(v), seen);
        if (seen == expected)
            break;
        expected = seen;
    }
}
