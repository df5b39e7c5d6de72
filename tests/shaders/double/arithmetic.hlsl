// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// The basic operations on doubles.
StructuredBuffer<double2> operands : register(t0);
RWStructuredBuffer<double> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    double2 v = operands[id];
    uint at = id * 5;
    results[at] = v.x + v.y;
    results[at + 1] = v.x - v.y;
    results[at + 2] = v.x * v.y;
    results[at + 3] = v.x / v.y;
    results[at + 4] = -v.x;
}
