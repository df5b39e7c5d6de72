// dxc: -T ps_6_5 -E main
// refused: WriteSamplerFeedback
// Sampler feedback has no counterpart in Vulkan: the conversion says so.
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> feedback : register(u1);
Texture2D<float4> source : register(t0);
SamplerState wrap : register(s0);

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    feedback.WriteSamplerFeedback(source, wrap, uv);
    return source.Sample(wrap, uv);
}
