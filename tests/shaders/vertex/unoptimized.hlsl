// dxc: -T vs_6_0 -E main -Od
// fxc: -T vs_5_1 -E main -Gis
// Without optimisation: allocas for arrays, branches that a pass would have folded, calls inlined plainly.
float3 rotate(float3 v, float angle)
{
    float s, c;
    sincos(angle, s, c);
    return float3(c * v.x - s * v.z, v.y, s * v.x + c * v.z);
}

cbuffer Animation : register(b0) {
    float time;
    uint mode;
};

float4 main(float3 position : POSITION, uint instance : SV_InstanceID) : SV_Position
{
    float angles[4] = {0.0, 0.5, 1.0, 1.5};
    float3 p = position;
    if (mode == 1)
        p = rotate(p, time + angles[instance & 3]);
    else if (mode == 2)
        p *= 2.0;
    return float4(p, 1.0);
}
