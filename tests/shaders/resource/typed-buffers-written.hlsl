// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
RWBuffer<float4> f4 : register(u1);
RWBuffer<uint> u1_buffer : register(u2);
RWBuffer<int2> i2 : register(u3);
RWBuffer<unorm float4> unorm4 : register(u4);

float4 main(nointerpolation uint index : INDEX, float4 color : COLOR) : SV_Target
{
    f4[index] = color;
    i2[index] = int2(color.xy);
    unorm4[index] = saturate(color);
    u1_buffer[index] = u1_buffer[index] + 1;
    return f4[index + 1];
}
