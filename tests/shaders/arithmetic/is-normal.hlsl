// dxc: -T cs_6_9 -E main
// isnormal() of shader model 6.9: false for zero, denormals, infinities and NaN.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = isnormal(values[id]) ? 1 : 0;
}
