// dxc: -T ps_6_5 -E main
// env: vulkan1.2
// Feedback at levels that follow from derivatives: as they are, biased, and not below a least one.
Texture2D<float> sampled : register(t0);
SamplerState filtered : register(s0);
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> plain : register(u0);
FeedbackTexture2D<SAMPLER_FEEDBACK_MIP_REGION_USED> biased : register(u1);
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> limited : register(u2);
ByteAddressBuffer parameters : register(t1);

float4 main(float4 position : SV_Position) : SV_Target {
    float2 at = 0.45 + position.xy * 3 / 128;

    plain.WriteSamplerFeedback(sampled, filtered, at);
    if (position.x < 1)
        discard;
    biased.WriteSamplerFeedbackBias(sampled, filtered, at, asfloat(parameters.Load(0)));
    biased.WriteSamplerFeedbackBias(sampled, filtered, at, -0.25, asfloat(parameters.Load(4)));
    limited.WriteSamplerFeedback(sampled, filtered, at, asfloat(parameters.Load(4)));
    return position;
}
