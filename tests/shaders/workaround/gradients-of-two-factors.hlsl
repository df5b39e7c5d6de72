// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
// dxs: --gradients-as-bias
// Gradients whose two components have factors of their own stay gradients.
Texture2D<float> Levels : register(t0);
SamplerState Point : register(s0);

float main(float2 uv : TEXCOORD) : SV_Target
{
    return Levels.SampleGrad(Point, uv, float2(8, 2) * ddx(uv), float2(8, 2) * ddy(uv));
}
