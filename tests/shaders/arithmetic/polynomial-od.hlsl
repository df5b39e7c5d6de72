// dxc: -T cs_6_0 -E main -Od
// fxc: -T cs_4_0 -E main
// A function called twice, compiled without optimization: values live in allocas.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

float polynomial(float x, float3 coefficients) {
    float result = coefficients.z;
    result = result * x + coefficients.y;
    result = result * x + coefficients.x;
    return result;
}

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float v = values[id];
    results[id] = polynomial(v, float3(1, 2, 3)) + polynomial(-v, float3(4, 5, 6));
}
