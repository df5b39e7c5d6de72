// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// The six comparisons of floats with NaN among the operands: all false but !=.
StructuredBuffer<float2> operands : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(5, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float a = operands[id].x, b = operands[id].y;
    uint bits = 0;
    bits |= (a < b) ? 1 : 0;
    bits |= (a <= b) ? 2 : 0;
    bits |= (a > b) ? 4 : 0;
    bits |= (a >= b) ? 8 : 0;
    bits |= (a == b) ? 16 : 0;
    bits |= (a != b) ? 32 : 0;
    results[id] = bits;
}
