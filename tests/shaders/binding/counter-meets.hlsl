// dxc: -T cs_6_0 -E main
// refused: UAV (u2, space0) with its counter and sampler (s1002, space0) collide at set 0, binding 4002
// Refused: with the default layout, the counter of a UAV and a sampler get the same binding.
Texture2D<float> Texture : register(t0);
SamplerState Sampler : register(s1002);
AppendStructuredBuffer<float> Output : register(u2);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Output.Append(Texture.SampleLevel(Sampler, thread.xy, 0));
}
