// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// The four basic operations and negation on floats.
StructuredBuffer<float2> operands : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float2 v = operands[id];
    results[id * 5 + 0] = v.x + v.y;
    results[id * 5 + 1] = v.x - v.y;
    results[id * 5 + 2] = v.x * v.y;
    results[id * 5 + 3] = v.x / v.y;
    results[id * 5 + 4] = -v.x;
}
