// dxc: -T ps_6_0 -E main
// The largest registers and spaces that the default layout can number. An unbounded array begins at the last binding.
Texture2D<float4> Last[] : register(t4294966295, space4294967279);
SamplerState Sampler : register(s4294964295);
cbuffer Constants : register(b4294967294) {
    float2 place;
};

float4 main(uint index : INDEX) : SV_Target
{
    return Last[index].Sample(Sampler, place);
}
