// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// asin, acos, atan, and atan2 in all four quadrants.
StructuredBuffer<float2> values : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float2 v = values[id];
    results[id] = float4(asin(v.x), acos(v.x), atan(v.y), atan2(v.y, v.x));
}
