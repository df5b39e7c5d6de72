// dxc: -T ps_6_0 -E main
// Fine derivatives are those of the pixel's own row and column. Coarse ones are those of either.
float4 main(float4 position : SV_Position) : SV_Target
{
    float2 p = floor(position.xy);
    float v = p.x * (p.y + 1) * (p.y + 1) + 10 * p.y * p.y * p.x;
    float coarse_x = ddx_coarse(v), coarse_y = ddy_coarse(v), fine_x = ddx_fine(v), fine_y = ddy_fine(v);
    float other_x = QuadReadAcrossY(fine_x), other_y = QuadReadAcrossX(fine_y);
    bool x_is_known = (coarse_x == fine_x) | (coarse_x == other_x);
    bool y_is_known = (coarse_y == fine_y) | (coarse_y == other_y);
    return float4(fine_x, fine_y, x_is_known, y_is_known);
}
