// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// The % operator: the result has the sign of the dividend.
StructuredBuffer<float2> operands : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = operands[id].x % operands[id].y;
}
