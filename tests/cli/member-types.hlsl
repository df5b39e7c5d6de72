// dxc: -T cs_6_6 -E main -enable-16bit-types
// Types of members that --set of `dxil-spirv run` writes, and members with names of registers.
struct Inner {
    row_major double2x3 doubles;
    int64_t wide;
    half2x3 halves[2];
    uint16_t shorts[3];
};
cbuffer Params : register(b0) {
    half3x3 rotations[2];
    row_major half2x3 packed;
    double3x2 columns;
    bool2x2 flags;
    row_major bool2x3 more;
    Inner inner[2];
    float nested[2][3];
    bool t0;
    float u1[2];
};
struct Padded {
    int64_t wide;
    float tail;
};
StructuredBuffer<Padded> padded : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = rotations[1][2][0];
    results[1] = packed[1][2];
    results[2] = (float)columns[2][1];
    results[3] = flags[1][0];
    results[4] = more[1][2];
    results[5] = (float)inner[1].doubles[1][2];
    results[6] = (float)inner[1].wide;
    results[7] = inner[1].halves[1][1][2];
    results[8] = inner[1].shorts[2];
    results[9] = nested[1][2];
    results[10] = t0;
    results[11] = u1[1] + padded[1].tail;
}
