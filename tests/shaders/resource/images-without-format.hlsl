// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main -Od
// dxs: --storage-image-read-without-format
// Typed reads whose format only the descriptor knows.
RWTexture2D<float4> source : register(u1);
RWTexture3D<unorm float2> volume : register(u2);
RWBuffer<float4> list : register(u3);

float4 main(nointerpolation uint3 at : AT) : SV_Target
{
    return source[at.xy] + float4(volume[at], 0, 0) + list[at.x];
}
