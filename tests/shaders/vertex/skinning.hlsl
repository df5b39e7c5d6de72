// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_1 -E main
// Four bones, read from a structured buffer of matrices in a loop.
struct Bone {
    float4 rows[3];
};

StructuredBuffer<Bone> bones : register(t0);

cbuffer Camera : register(b0) {
    float4x4 view_projection;
};

struct Input {
    float3 position : POSITION;
    float3 normal : NORMAL;
    float4 weights : WEIGHTS;
    uint4 indices : INDICES;
};

struct Output {
    float4 position : SV_Position;
    float3 normal : NORMAL;
};

Output main(Input input)
{
    float3 position = 0.0;
    float3 normal = 0.0;
    for (uint i = 0; i < 4; i++) {
        float weight = input.weights[i];
        if (weight <= 0.0)
            continue;
        Bone bone = bones[input.indices[i]];
        float3x4 matrix_rows = float3x4(bone.rows[0], bone.rows[1], bone.rows[2]);
        position += weight * mul(matrix_rows, float4(input.position, 1.0));
        normal += weight * mul((float3x3)matrix_rows, input.normal);
    }
    Output output;
    output.position = mul(view_projection, float4(position, 1.0));
    output.normal = normal;
    return output;
}
