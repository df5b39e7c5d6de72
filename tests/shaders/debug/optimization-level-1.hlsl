// dxc: -T ps_6_0 -E main -O1
// fxc: -T ps_5_0 -E main
// Light optimisation leaves other shapes of control flow.
cbuffer Lights : register(b0) {
    float4 lights[8];
    uint count;
};

float4 main(float3 world : WORLD, float3 normal : NORMAL) : SV_Target
{
    float sum = 0.0;
    for (uint i = 0; i < count; i++) {
        float3 to_light = lights[i].xyz - world;
        float squared = dot(to_light, to_light);
        if (squared > lights[i].w)
            continue;
        float facing = dot(normal, to_light) * rsqrt(squared);
        if (facing <= 0.0)
            continue;
        sum += facing / (1.0 + squared);
        if (sum > 4.0)
            break;
    }
    return sum;
}
