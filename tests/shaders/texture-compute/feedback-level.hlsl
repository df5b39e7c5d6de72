// dxc: -T cs_6_5 -E main
// env: vulkan1.2
// Feedback at levels that the shader gives, in slices of an array, and by gradients.
Texture2DArray<float> slices : register(t0);
Texture2D<float4> sampled : register(t1);
SamplerState filtered : register(s0);
StructuredBuffer<float4> places : register(t2);
FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIN_MIP> slice_map : register(u0);
FeedbackTexture2D<SAMPLER_FEEDBACK_MIP_REGION_USED> map : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float4 place = places[id];

    slice_map.WriteSamplerFeedbackLevel(slices, filtered, place.xyw, place.z);
    if (id == 0)
        map.WriteSamplerFeedbackGrad(sampled, filtered, float2(0.25, 0.75), float2(5.0 / 32, 0), float2(0, 1.0 / 32));
    if (id == 1)
        map.WriteSamplerFeedbackGrad(sampled, filtered, float2(0.75, 0.75), float2(0, 1.0 / 32), float2(1.0 / 64, 0), 4);
    if (id == 2)
        map.WriteSamplerFeedbackGrad(sampled, filtered, float2(0.75, 0.25), 0, 0);
}
