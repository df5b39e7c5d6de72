// dxc: -T lib_6_3
// A vertex and a pixel shader in one library.
cbuffer Camera : register(b0) {
    float4x4 view_projection;
};

Texture2D<float4> albedo : register(t0);
SamplerState wrap : register(s0);

struct Vertex {
    float4 position : SV_Position;
    float2 uv : TEXCOORD;
};

[shader("vertex")]
Vertex draw(float4 position : POSITION, float2 uv : TEXCOORD)
{
    Vertex vertex;
    vertex.position = mul(view_projection, position);
    vertex.uv = uv;
    return vertex;
}

[shader("pixel")]
float4 shade(Vertex vertex) : SV_Target
{
    return albedo.Sample(wrap, vertex.uv);
}
