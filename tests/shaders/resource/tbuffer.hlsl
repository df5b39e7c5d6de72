// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// A constant buffer that is read as a texture buffer.
tbuffer Parameters : register(t0) {
    float4 tint;
    uint4 masks[3];
    float scale;
};

float4 main(nointerpolation uint index : INDEX) : SV_Target
{
    return tint * scale + float4(masks[index % 3]);
}
