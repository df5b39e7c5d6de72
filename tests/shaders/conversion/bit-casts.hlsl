// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// asint, asuint and asfloat keep the bits.
StructuredBuffer<float> floats : register(t0);
StructuredBuffer<int> integers : register(t1);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = asuint(floats[id]) ^ 0x80000000u;
    results[id + 4] = asuint(asfloat(integers[id]) * 2.0);
    results[id + 8] = asuint(asint(floats[id]) + 1);
}
