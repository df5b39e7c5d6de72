// dxc: -T ps_6_5 -E main
// The value that mesh/quad-operations gives its first vertex.
struct Input {
    float4 position : SV_Position;
    nointerpolation float4 below : BELOW;
};

float4 main(Input input) : SV_Target
{
    return input.below;
}
