// dxc: -T ps_6_5 -E main
// dxs: --no-subgroup-quads
// env: vulkan1.2
// Feedback at a biased level on devices that have shuffles alone: all lanes of a quad take the bias of its first.
Texture2D<float> sampled : register(t0);
SamplerState filtered : register(s0);
FeedbackTexture2D<SAMPLER_FEEDBACK_MIP_REGION_USED> biased : register(u0);

float4 main(float4 position : SV_Position, nointerpolation float bias : BIAS) : SV_Target {
    biased.WriteSamplerFeedbackBias(sampled, filtered, 0.45 + position.xy * 3 / 128, bias);
    return position;
}
