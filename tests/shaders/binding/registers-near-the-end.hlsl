// dxc: -T ps_6_0 -E main
// Registers and spaces near their ends, where the default layout still has numbers for them: an array without end begins
// at the last binding.
Texture2D<float4> Last[] : register(t4294966295, space4294967279);
SamplerState Sampler : register(s4294964295);
cbuffer Constants : register(b4294967294) {
    float2 place;
};

float4 main(uint index : INDEX) : SV_Target
{
    return Last[index].Sample(Sampler, place);
}
