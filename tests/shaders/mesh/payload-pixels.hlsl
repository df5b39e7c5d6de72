// dxc: -T ps_6_5 -E main
// Shows what mesh/triangles-with-payload gives.
struct Input {
    float4 position : SV_Position;
    float4 color : COLOR;
    nointerpolation uint2 source : SOURCE;
};

float4 main(Input input, out uint2 source : SV_Target1) : SV_Target0
{
    source = input.source;
    return input.color;
}
