// dxc: -T cs_6_7 -E main
// refused: a dynamic offset at a fractional level
// Two levels have sizes of their own: no one place is an offset of texels away in both.
Texture2D<float> levels : register(t0);
SamplerState linear_wrap : register(s0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    results[0] = levels.SampleLevel(linear_wrap, float2(0.5, 0.5), 0.5, int2(results[1], 0));
}
