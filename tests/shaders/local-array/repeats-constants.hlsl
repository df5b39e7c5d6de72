// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Local arrays that repeat a constant buffer (rows, packed words, every second word, 64-bit elements, with holes), and
// arrays that look alike but must be memory: backwards, from two buffers, changed later, changed by index, read before.
cbuffer constants : register(b0) {
    float4 rows[4];
    uint4 low;
    uint4 high;
    double2 wide[2];
};
cbuffer others : register(b1) {
    float4 other;
};
StructuredBuffer<uint> indices : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint index = indices[id];
    float4 by_row[4] = {rows[0], rows[1], rows[2], rows[3]};
    float from_second[3] = {rows[1].z, rows[2].z, rows[3].z};
    uint packed[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
    uint spread[4] = {low.x, low.z, high.x, high.z};
    double numbers[4] = {wide[0].x, wide[0].y, wide[1].x, wide[1].y};
    float holes[4];
    holes[2] = rows[2].y;
    holes[0] = rows[0].y;
    holes[1] = rows[1].y;
    float backwards[4] = {rows[3].x, rows[2].x, rows[1].x, rows[0].x};
    float mixed[4] = {rows[0].x, rows[1].x, other.x, rows[3].x};
    float changed[4] = {rows[0].x, rows[1].x, rows[2].x, rows[3].x};
    changed[1] = float(id);
    float by_index[4] = {rows[0].w, rows[1].w, rows[2].w, rows[3].w};
    by_index[indices[id + 2]] = 7;
    float uneven[3] = {rows[0].x, rows[1].x, rows[3].x};
    float read_before[3] = {rows[0].z, rows[1].z, rows[2].z};
    float before = read_before[index];
    read_before[1] = rows[3].w;

    results.Store4(id * 64, asuint(by_row[index]));
    results.Store4(id * 64 + 16, uint4(from_second[index], packed[index * 3 + 1], spread[index + 1], uint(numbers[index + 1])));
    results.Store4(id * 64 + 32, uint4(holes[index], backwards[index], mixed[index], changed[index]));
    results.Store4(id * 64 + 48, uint4(by_index[index], uneven[index], before, read_before[index]));
}
