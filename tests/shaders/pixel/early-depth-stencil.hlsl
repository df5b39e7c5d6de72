// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Depth test before the shader, so that only visible pixels count.
RWByteAddressBuffer counter : register(u1);

[earlydepthstencil]
float4 main(float4 position : SV_Position) : SV_Target
{
    counter.InterlockedAdd(0, 1);
    return position;
}
