// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Gis
// Negated comparisons are true when an operand is NaN.
StructuredBuffer<float2> operands : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float a = operands[id].x, b = operands[id].y;
    uint bits = 0;
    if (!(a < b)) bits |= 1;
    if (!(a <= b)) bits |= 2;
    if (!(a > b)) bits |= 4;
    if (!(a >= b)) bits |= 8;
    if (!(a == b)) bits |= 16;
    if (!(a != b)) bits |= 32;
    results[id] = bits;
}
