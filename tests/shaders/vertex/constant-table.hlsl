// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_1 -E main -all_resources_bound
// A table of constants becomes a global that is read with a dynamic index.
static const float2 corners[6] = {float2(0, 0), float2(1, 0), float2(0, 1), float2(0, 1), float2(1, 0), float2(1, 1)};
static const int offsets[6] = {3, 1, 4, 1, 5, 9};

struct Output {
    float4 position : SV_Position;
    float2 uv : TEXCOORD;
};

Output main(uint id : SV_VertexID)
{
    Output output;
    output.uv = corners[id % 6];
    output.position = float4(output.uv * 2.0 - 1.0, float(offsets[id % 6]) * 0.1, 1.0);
    return output;
}
