// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// dxs: --gradients-as-bias
// Gradients stay if they are no products of the coordinates' derivatives, or if these come from another block. Factors
// may be computed, negative, and those of fine derivatives.
Texture2D<float> Levels : register(t0);
SamplerState Point : register(s0);

struct Output {
    float4 first : SV_Target0;
    float4 second : SV_Target1;
};

Output main(float2 uv : TEXCOORD, nointerpolation float scale : SCALE, float4 position : SV_Position)
{
    Output output;
    float2 twice = 2 * uv;
    float2 x = 4 * ddx(uv), y = 4 * ddy(uv);
    float2 fine_x = ddx_fine(uv), fine_y = ddy_fine(uv);

    output.first.x = Levels.SampleGrad(Point, uv, 2 * ddx(twice), 2 * ddy(twice));
    output.first.y = Levels.SampleGrad(Point, uv, scale * ddx(uv), scale * ddy(uv));
    output.first.z = Levels.SampleGrad(Point, uv, float2(0.375, 0.0009765625) + ddx(uv), float2(0.0009765625, 0.375) + ddy(uv));
    output.first.w = Levels.SampleGrad(Point, uv, 8 * fine_x, 8 * fine_y);
    output.second = 9;
    output.second.y = Levels.SampleGrad(Point, uv, x, float2(0, 0.25));
    output.second.z = Levels.SampleGrad(Point, uv, float2(0.25, 0), float2(0, 0.25) * scale);
    float2 before_x = ddx(uv), before_y = ddy(uv);
    if ((int(position.x) + int(position.y)) % 3 == 0)
        output.second.x = Levels.SampleGrad(Point, uv, 5 * before_x, 5 * before_y);
    output.second.w = position.x > 2 ? Levels.SampleGrad(Point, uv, x, y) : 2;
    return output;
}
