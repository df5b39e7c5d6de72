// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -Od
// Arrays of the constants of two buffers in one line, and of two 64-bit elements.
cbuffer constants : register(b0) {
    float4 rows[4];
    double2 wide;
};
cbuffer others : register(b1) {
    float4 more[4];
};
StructuredBuffer<uint> indices : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint index = indices[id];
    float mixed[4] = {rows[0].x, rows[1].x, more[2].x, rows[3].x};
    double pair[2] = {wide.x, wide.y};

    results.Store2(id * 8, uint2(mixed[index + 1], pair[index]));
}
