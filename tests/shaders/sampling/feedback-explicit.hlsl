// dxc: -T ps_6_5 -E main
// refused: WriteSamplerFeedback
// Sampler feedback at a bias, a level and by gradients.
FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIP_REGION_USED> feedback : register(u1);
Texture2DArray<float4> source : register(t0);
SamplerState wrap : register(s0);

float4 main(float3 uv : TEXCOORD, float4 gradient : GRADIENT) : SV_Target
{
    feedback.WriteSamplerFeedbackBias(source, wrap, uv, 0.5);
    feedback.WriteSamplerFeedbackLevel(source, wrap, uv, 1.0);
    feedback.WriteSamplerFeedbackGrad(source, wrap, uv, gradient.xy, gradient.zw);
    return source.Sample(wrap, uv);
}
