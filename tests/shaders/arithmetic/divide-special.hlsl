// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Division by zero, of infinities and with NaN; -Gis keeps IEEE rules.
StructuredBuffer<float2> operands : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    precise float quotient = operands[id].x / operands[id].y;
    results[id] = quotient;
}
