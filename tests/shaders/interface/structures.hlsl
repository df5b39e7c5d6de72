// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Nested structures with semantics inside.
struct Surface {
    float3 normal : NORMAL;
    float2 uv : TEXCOORD0;
};

struct Light {
    float3 direction : DIRECTION0;
    float intensity : INTENSITY;
};

struct Input {
    float4 position : SV_Position;
    Surface surface;
    Light light;
};

float4 main(Input input) : SV_Target
{
    float diffuse = saturate(dot(input.surface.normal, input.light.direction)) * input.light.intensity;
    return float4(diffuse * input.surface.uv, input.position.zw);
}
