// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// A function that is not inlined discards: behind the call the pixel is a helper.
RWStructuredBuffer<uint> marks : register(u1);

[noinline]
float kept(float value)
{
    if (value < 0)
        discard;
    return value * 2;
}

float4 main(float4 position : SV_Position, float value : VALUE) : SV_Target
{
    float twice = kept(value);
    marks[uint(position.x)] = 7;
    return float4(twice, ddx_fine(twice), 0, 1);
}
