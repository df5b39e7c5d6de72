// dxc: -T cs_6_0 -E main
// A product of a double matrix and a vector, from a constant buffer.
cbuffer parameters : register(b0) {
    row_major double2x2 m;
    double scale;
};
RWStructuredBuffer<double2> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = mul(m, double2(id, 1)) * scale;
}
