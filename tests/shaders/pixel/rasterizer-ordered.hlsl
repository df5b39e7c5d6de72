// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Read, change, write in the order of primitives.
RasterizerOrderedTexture2D<uint> nearest : register(u1);
RasterizerOrderedStructuredBuffer<float4> colors : register(u2);

float4 main(float4 position : SV_Position, float4 color : COLOR) : SV_Target
{
    uint2 pixel = uint2(position.xy);
    uint old = nearest[pixel];
    uint depth = uint(position.z * 65535.0);
    if (depth < old) {
        nearest[pixel] = depth;
        colors[pixel.y * 1024 + pixel.x] = color;
    }
    return color;
}
