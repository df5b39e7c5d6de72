// dxc: -T cs_6_0 -E main -Zi -Qembed_debug
// dxs: --program debug --debug-variables
// What a debugger shows of a program: parameters, locals of every kind, an inlined call with its own scope, blocks in
// each other, globals in thread and group memory.
struct Light
{
    float3 color;
    float2 range[2];
    uint id;
};

StructuredBuffer<Light> lights : register(t0);
RWStructuredBuffer<float4> output : register(u0);
cbuffer Scene : register(b0)
{
    float4x4 view;
};
cbuffer Amounts : register(b1)
{
    uint count;
};
static const float weights[3] = {0.25, 0.5, 0.25};
groupshared float tile[4];

float3 shade(Light light, float3 normal)
{
    float d = saturate(dot(normal, light.color));
    return light.color * d;
}

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex)
{
    float4 sum = 0;
    float history[4];
    float2x3 both;
    for (uint i = 0; i < count; i++) {
        Light light = lights[i + id.x];
        float3 n = mul(view, sum).xyz;
        both[0] = shade(light, n);
        both[1] = light.range[1].xyx;
        sum.xyz += both[0] * weights[i % 3] + both[1];
        history[i & 3] = sum.x;
    }
    tile[lane] = sum.x;
    GroupMemoryBarrierWithGroupSync();
    {
        float4 outer = sum;
        float sum = tile[lane ^ 1] + history[id.z & 3];
        output[id.x] = outer + sum;
    }
}
