// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_0 -E main
// Matrices in both orders, a normal, a texture coordinate.
cbuffer Camera : register(b0) {
    column_major float4x4 view_projection;
    row_major float4x4 world;
    float3x3 normal_matrix;
};

struct Input {
    float3 position : POSITION;
    float3 normal : NORMAL;
    float2 uv : TEXCOORD0;
};

struct Output {
    float2 uv : TEXCOORD0;
    float3 normal : NORMAL;
    float4 position : SV_Position;
};

Output main(Input input)
{
    Output output;
    output.position = mul(view_projection, mul(world, float4(input.position, 1.0)));
    output.normal = normalize(mul(normal_matrix, input.normal));
    output.uv = input.uv;
    return output;
}
