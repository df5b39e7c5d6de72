// dxc: -T ps_6_5 -E main
// env: vulkan1.2
// Feedback of an anisotropic filter, whose samples lie along the longer side of a pixel's footprint.
Texture2D<float> sampled : register(t0);
SamplerState filtered : register(s0);
FeedbackTexture2D<SAMPLER_FEEDBACK_MIP_REGION_USED> wide : register(u0);
FeedbackTexture2D<SAMPLER_FEEDBACK_MIP_REGION_USED> high : register(u1);
FeedbackTexture2D<SAMPLER_FEEDBACK_MIP_REGION_USED> biased : register(u2);
ByteAddressBuffer places : register(t1);

float4 main(float4 position : SV_Position) : SV_Target {
    for (uint i = 0; i < 8; i++) { // pairs of the place along the longer side, in texels, and that side
        float2 place = asfloat(places.Load2(8 * i));
        float2 at = float2(place.x, 16 + 32 * (i / 2)) + (position.xy - 0.5) * float2(place.y, 1);
        wide.WriteSamplerFeedback(sampled, filtered, at / 128);
        high.WriteSamplerFeedback(sampled, filtered, at.yx / 128);
        at = float2(place.x, 16 + 32 * (i / 2)) + (position.xy - 0.5) * float2(2 * place.y, 2);
        biased.WriteSamplerFeedbackBias(sampled, filtered, at / 128, -1);
    }
    return position;
}
