// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// The entry point discards; the functions that it calls behind that do not, but one looks at the quad.
RWStructuredBuffer<float> marks : register(u1);

[noinline]
float change(float value)
{
    return ddx_fine(value) * 2;
}

[noinline]
void mark(uint place, float value)
{
    marks[place] = value;
}

float4 main(float4 position : SV_Position, float value : VALUE) : SV_Target
{
    if (value < 0)
        discard;
    float twice = change(value);
    mark(uint(position.x), twice);
    return float4(value, twice, 0, 1);
}
