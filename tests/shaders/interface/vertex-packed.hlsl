// dxc: -T vs_6_0 -E main -pack-optimized
// fxc: -T vs_5_0 -E main
// The writer's side with optimised packing.
struct Output {
    float3 normal : NORMAL;
    float2 uv : TEXCOORD0;
    float fog : FOG;
    float2 uv2 : TEXCOORD1;
    nointerpolation uint id : ID;
    float4 position : SV_Position;
};

Output main(float4 position : POSITION, float3 normal : NORMAL, uint id : SV_VertexID)
{
    Output output;
    output.position = position;
    output.normal = normal;
    output.uv = position.xy;
    output.uv2 = position.yx;
    output.fog = position.z;
    output.id = id;
    return output;
}
