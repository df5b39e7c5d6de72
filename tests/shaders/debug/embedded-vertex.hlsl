// dxc: -T vs_6_0 -E main -Zi -Qembed_debug -Od
// dxs: --program debug --debug-info
// Debug information of unoptimised code: every variable is declared.
cbuffer Camera : register(b0) {
    float4x4 view_projection;
};

struct Output {
    float4 position : SV_Position;
    float3 color : COLOR;
};

Output main(float4 position : POSITION, uint id : SV_VertexID)
{
    Output output;
    float3 palette[3] = {float3(1, 0, 0), float3(0, 1, 0), float3(0, 0, 1)};
    uint index = id % 3;
    output.color = palette[index];
    output.position = mul(view_projection, position);
    return output;
}
