// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_0 -E main -Gfp
// precise forbids contraction and reassociation along the whole chain.
cbuffer Camera : register(b0) {
    float4x4 view_projection;
    float4 bias;
};

void main(float3 position : POSITION, out precise float4 clip : SV_Position, out float depth : DEPTH)
{
    float4 p = mul(view_projection, float4(position, 1.0));
    clip = p * bias + float4(0.0, 0.0, bias.w, 0.0);
    depth = p.z * bias.x + bias.y;
}
