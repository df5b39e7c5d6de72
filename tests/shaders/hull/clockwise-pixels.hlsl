// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// The colour, and whether the front is seen.
struct Input {
    float4 position : SV_Position;
    float3 color : COLOR;
};

float4 main(Input input, bool is_front : SV_IsFrontFace) : SV_Target
{
    return float4(input.color, is_front ? 1 : 2);
}
