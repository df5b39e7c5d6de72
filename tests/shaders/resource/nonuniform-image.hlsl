// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main -enable_unbounded_descriptor_tables
// env: vulkan1.3
// Images of an unbounded array, read and written.
RWTexture2D<float4> images[] : register(u0, space3);
RWTexture2D<uint> counters[] : register(u0, space4);

float4 main(float4 position : SV_Position, nointerpolation uint material : MATERIAL) : SV_Target
{
    uint index = NonUniformResourceIndex(material);
    uint2 pixel = uint2(position.xy);
    float4 old = images[index][pixel];
    images[index][pixel] = old * 0.5;
    InterlockedAdd(counters[index][pixel], 1);
    return old;
}
