// dxc: -T gs_6_0 -E main
// Clip and cull distances in several elements of one or two columns and two rows, read and written at rows that are
// known only while running. Behind it nothing is drawn: stream output captures both arrays.
struct Vertex {
    float first : SV_ClipDistance0;
    float2 rows[2] : SV_ClipDistance1;
    float culls[2] : SV_CullDistance0;
    uint row : ROW;
};

struct Output {
    uint row : ROW;
    float2 first : SV_ClipDistance0;
    float2 rows[2] : SV_ClipDistance1;
    float cull : SV_CullDistance0;
};

cbuffer Rows : register(b0) {
    uint count;
};

[maxvertexcount(2)]
void main(line Vertex input[2], inout PointStream<Output> stream)
{
    for (uint v = 0; v < 2; v++) {
        Output output;
        uint row = input[v].row;
        output.row = row + 10;
        output.first = float2(input[v].first, input[v].rows[row].y);
        [loop]
        for (uint n = 0; n < count; n++)
            output.rows[n ^ row] = input[v].rows[n] * 2;
        output.cull = input[v].culls[row ^ 1];
        stream.Append(output);
    }
}
