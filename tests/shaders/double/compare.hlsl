// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Comparisons and choices of doubles that floats could not tell apart.
StructuredBuffer<double2> operands : register(t0);
RWStructuredBuffer<uint> results : register(u0);
RWStructuredBuffer<double> chosen : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    double a = operands[id].x, b = operands[id].y;
    results[id] = (a < b ? 1 : 0) | (a <= b ? 2 : 0) | (a > b ? 4 : 0) | (a >= b ? 8 : 0) | (a == b ? 16 : 0) | (a != b ? 32 : 0);
    chosen[id] = a < b ? a : b;
}
