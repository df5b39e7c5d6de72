// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Inputs and targets that HLSL calls snorm and unorm are floats. (DXC makes those inputs constant that are not said to be
// linear.)
struct Input {
    linear snorm float4 small : SMALL;
    linear unorm float2 positive : POSITIVE;
    nointerpolation snorm float flat : FLAT;
    snorm min16float2 halves : HALVES;
    unorm min16float half_number : HALF;
};

struct Output {
    unorm float4 first : SV_Target0;
    snorm float4 second : SV_Target1;
    unorm min16float2 third : SV_Target2;
};

Output main(Input input)
{
    Output output;
    output.first = input.small + 0.5;
    output.second = float4(input.positive, input.flat, input.half_number);
    output.third = input.halves * 2;
    return output;
}
