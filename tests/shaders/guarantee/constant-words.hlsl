// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main -Qstrip
// dxs: --constant-rows
// A local array that repeats words of a constant buffer, packed ones behind its first 1,024 rows: they are counted one by
// one, up to the last that a buffer may have.
cbuffer constants : register(b0) {
    uint4 rows[1028];
};
StructuredBuffer<uint> indices : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint packed[8] = {rows[1025].x, rows[1025].y, rows[1025].z, rows[1025].w,
                      rows[1026].x, rows[1026].y, rows[1026].z, rows[1026].w};
    results[id] = packed[indices[id]];
}
