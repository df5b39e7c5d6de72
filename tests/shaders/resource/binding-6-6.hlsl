// dxc: -T ps_6_6 -E main
// fxc: -T ps_5_1 -E main -Qstrip
// The handles of shader model 6.6: createHandleFromBinding and annotateHandle.
Texture2D<float4> albedo : register(t2, space1);
SamplerState wrap : register(s1);
StructuredBuffer<float4> colors : register(t3);
RWByteAddressBuffer counter : register(u1);

cbuffer Options : register(b1) {
    float4 tint;
    uint index;
};

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    counter.InterlockedAdd(index * 4, 1);
    return albedo.Sample(wrap, uv) * tint + colors[index];
}
