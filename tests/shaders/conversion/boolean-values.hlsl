// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Booleans become 0 and 1 in every type, and anything but zero becomes true.
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int> integers : register(u0);
RWStructuredBuffer<float> floats : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    bool positive = values[id] > 0;
    bool nonzero = (bool)values[id];
    integers[id] = positive;
    integers[id + 4] = -int(nonzero);
    floats[id] = positive;
    floats[id + 4] = nonzero ? 2.5 : float(positive) - 1.0;
}
