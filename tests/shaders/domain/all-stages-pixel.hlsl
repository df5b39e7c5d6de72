// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// The last of five stages.
struct Input {
    float4 position : SV_Position;
    nointerpolation uint4 numbers : NUMBERS;
};

uint4 main(Input input) : SV_Target
{
    return input.numbers;
}
