// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Qstrip
// Constant tables of two dimensions, of matrices and of structures.
struct entry {
    uint key;
    float2 value;
};
static const uint grid[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
static const float2x2 turns[4] = {{1, 0, 0, 1}, {0, -1, 1, 0}, {-1, 0, 0, -1}, {0, 1, -1, 0}};
static const entry entries[3] = {{10, float2(1, 2)}, {20, float2(3, 4)}, {30, float2(5, 6)}};
RWStructuredBuffer<float4> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float2 turned = mul(turns[id & 3], float2(1, 2));
    results[id] = float4(grid[id % 3][id & 3], turned, entries[id / 2].key + entries[id / 2].value.y);
}
