// dxc: -T cs_6_0 -E main
// Matrices that are not square, in each kind of memory and in both orders, with elements picked at run time.
struct Item {
    row_major float2x3 wide;
    column_major float2x3 tall;
    row_major float4x2 steep;
    column_major float3x4 flat[2];
};
cbuffer Constants : register(b0) {
    Item constants;
};
StructuredBuffer<Item> items : register(t0);
RWStructuredBuffer<Item> copies : register(u1);
RWStructuredBuffer<float4> results : register(u0);
groupshared row_major float3x2 shared_rows[4];
groupshared column_major float2x4 shared_columns[4];
static const row_major float2x3 fixed[2] = {{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}};

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint row = id & 1, column = id % 3;
    float3x4 own[2];
    own[0] = items[1].flat[row];
    own[1] = constants.flat[1 - row];
    for (uint r = 0; r < 3; r++)
        for (uint c = 0; c < 2; c++)
            shared_rows[id][r][c] = 10 * r + c + 100 * id;
    shared_columns[id] = float2x4(id, 1, 2, 3, 4, 5, 6, 7);
    GroupMemoryBarrierWithGroupSync();
    Item item = items[row];
    results[id] = float4(item.wide[row][column], item.tall[row][column], item.steep[id][row], item.flat[row][column][id]);
    results[id + 4] = float4(constants.wide[row][column], constants.tall[row][column], constants.steep[id][row],
                             constants.flat[row][column][id]);
    results[id + 8] = float4(own[row][column][id], shared_rows[3 - id][column][row], shared_columns[3 - id][row][id],
                             fixed[row][1 - row][column]);
    item.tall[row][column] = -1;
    item.flat[1 - row][column] = 7;
    copies[id] = item;
}
