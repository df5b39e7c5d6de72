// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_0 -E main -Od
// Positions interpolated within a triangle, displaced by a texture.
struct Control {
    float3 position : POSITION;
    float2 uv : TEXCOORD;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float height : HEIGHT;
};

struct Output {
    float4 position : SV_Position;
    float2 uv : TEXCOORD;
};

Texture2D<float> heights : register(t0);
SamplerState wrap : register(s0);

[domain("tri")]
Output main(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Control, 3> control, uint primitive : SV_PrimitiveID)
{
    Output output;
    float3 position = control[0].position * at.x + control[1].position * at.y + control[2].position * at.z;
    output.uv = control[0].uv * at.x + control[1].uv * at.y + control[2].uv * at.z;
    position.y += heights.SampleLevel(wrap, output.uv, 0.0) * patch.height + patch.inside * patch.edges[1];
    output.position = float4(position, 1.0 + float(primitive) * 0.0001);
    return output;
}
