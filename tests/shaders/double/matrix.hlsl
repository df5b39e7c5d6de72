// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Qstrip
// A product of a double matrix and a vector, from a constant buffer.
cbuffer parameters : register(b0) {
    double2 rows[2];
    double scale;
};
RWStructuredBuffer<double2> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    double2x2 m = double2x2(rows[0], rows[1]);
    results[id] = mul(m, double2(id, 1)) * scale;
}
