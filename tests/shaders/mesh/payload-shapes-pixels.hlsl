// dxc: -T ps_6_5 -E main
// Shows what mesh/payload-shapes-mesh gives.
struct Input {
    float4 position : SV_Position;
    nointerpolation uint4 ids : IDS;
    nointerpolation float4 numbers : NUMBERS;
};

uint4 main(Input input, out float4 numbers : SV_Target1) : SV_Target0
{
    numbers = input.numbers;
    return input.ids;
}
