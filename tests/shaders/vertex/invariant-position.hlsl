// dxc: -T vs_6_0 -E main
// dxs: --invariant-position
// Drawn twice, by two shaders, with depths compared for equality.
cbuffer Camera : register(b0) {
    float4x4 transform;
};

float4 main(float4 position : POSITION) : SV_Position
{
    return mul(transform, position);
}
