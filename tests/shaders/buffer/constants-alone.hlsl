// dxc: -T cs_6_2 -E main -enable-16bit-types
// Each component of a row is loaded alone: of eight halves, of two 64-bit numbers, of four words.
struct Halves {
    float16_t a, b, c, d, e, f, g, h;
};
cbuffer H0 : register(b0) {
    Halves halves0[4];
};
cbuffer H1 : register(b1) {
    Halves halves1[4];
};
cbuffer H2 : register(b2) {
    Halves halves2[4];
};
cbuffer H3 : register(b3) {
    Halves halves3[4];
};
cbuffer H4 : register(b4) {
    Halves halves4[4];
};
cbuffer H5 : register(b5) {
    Halves halves5[4];
};
cbuffer H6 : register(b6) {
    Halves halves6[4];
};
cbuffer H7 : register(b7) {
    Halves halves7[4];
};
cbuffer W0 : register(b8) {
    uint64_t2 wide0[4];
};
cbuffer W1 : register(b9) {
    uint64_t2 wide1[4];
};
cbuffer N0 : register(b10) {
    uint4 words0[4];
};
cbuffer N1 : register(b11) {
    uint4 words1[4];
};
cbuffer N2 : register(b12) {
    uint4 words2[4];
};
cbuffer N3 : register(b13) {
    uint4 words3[4];
};
RWStructuredBuffer<float> halves : register(u0);
RWStructuredBuffer<uint64_t> wide : register(u1);
RWStructuredBuffer<uint> words : register(u2);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    halves[8 * id + 0] = halves0[id].a;
    halves[8 * id + 1] = halves1[id].b;
    halves[8 * id + 2] = halves2[id].c;
    halves[8 * id + 3] = halves3[id].d;
    halves[8 * id + 4] = halves4[id].e;
    halves[8 * id + 5] = halves5[id].f;
    halves[8 * id + 6] = halves6[id].g;
    halves[8 * id + 7] = halves7[id].h;
    wide[2 * id + 0] = wide0[id].x + 1;
    wide[2 * id + 1] = wide1[id].y + 1;
    words[4 * id + 0] = words0[id].x;
    words[4 * id + 1] = words1[id].y;
    words[4 * id + 2] = words2[id].z;
    words[4 * id + 3] = words3[id].w;
}
