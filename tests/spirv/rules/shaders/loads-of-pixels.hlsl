// dxc: -T ps_6_0 -E main
// Textures that are only loaded, where the pixel is: they may be input attachments.
Texture2D<float4> color : register(t0);
Texture2D<uint2> numbers : register(t3);
Texture2D<int> signs : register(t4);
Texture2DMS<float4, 4> samples : register(t5);
Texture2DMS<uint, 4> bits : register(t9);

float4 main(float4 position : SV_Position, uint number : SV_SampleIndex) : SV_Target
{
    int2 at = int2(position.xy);
    float4 sum = color.Load(int3(at, 0)) + numbers.Load(int3(at, 0)).yxxy + signs.Load(int3(at, 0));

    sum += samples.Load(at, 3) + samples.Load(at, number);
    return sum + bits.Load(at, 0) + bits.Load(at, 3 - number);
}
