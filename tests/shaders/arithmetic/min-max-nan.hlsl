// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// min and max return the operand that is a number when the other is NaN.
StructuredBuffer<float2> operands : register(t0);
RWStructuredBuffer<float2> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float2 v = operands[id];
    results[id] = float2(min(v.x, v.y), max(v.x, v.y));
}
