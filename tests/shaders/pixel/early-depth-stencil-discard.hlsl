// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// The tests come before the shader: it runs for visible pixels only.
RWBuffer<uint> counter : register(u1);

[earlydepthstencil]
float4 main(float4 position : SV_Position) : SV_Target
{
    InterlockedAdd(counter[0], 1);
    if (uint(position.x) % 2 == 1)
        discard;
    InterlockedAdd(counter[1], uint(position.x) + 1);
    return position;
}
