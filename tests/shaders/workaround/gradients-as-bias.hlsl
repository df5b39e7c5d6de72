// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// dxs: --gradients-as-bias
// Gradients that are derivatives times one factor, or times two: those stay.
Texture2D<float> Levels : register(t0);
SamplerState Point : register(s0);

float2 main(float2 uv : TEXCOORD) : SV_Target
{
    float one = Levels.SampleGrad(Point, uv, 4 * ddx(uv), 4 * ddy(uv));
    float two = Levels.SampleGrad(Point, uv, 2 * ddx(uv), 8 * ddy(uv));
    return float2(one, two);
}
