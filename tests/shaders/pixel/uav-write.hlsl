// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Images and buffers written by pixels; no target at all.
RWTexture2D<float4> image : register(u0);
RWTexture2D<uint> overdraw : register(u1);
RWBuffer<int> histogram : register(u2);

void main(float4 position : SV_Position, float4 color : COLOR)
{
    int2 pixel = int2(position.xy);
    image[pixel] = color;
    InterlockedAdd(overdraw[pixel], 1);
    InterlockedMax(histogram[int(color.x * 15.0)], int(color.y * 255.0));
}
