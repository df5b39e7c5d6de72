// dxc: -T ps_6_5 -E main
// Shows the rows of mesh/counts.
struct Input {
    float4 position : SV_Position;
    nointerpolation uint rows[3] : ROWS;
};

uint4 main(Input input) : SV_Target
{
    return uint4(input.rows[0], input.rows[1], input.rows[2], 1);
}
