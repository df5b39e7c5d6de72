// dxc: -T ds_6_4 -E main
// A shading rate from a domain shader: Vulkan has none there, so that it is dropped.
struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

struct Output {
    float4 position : SV_Position;
    uint rate : SV_ShadingRate;
};

[domain("tri")]
Output main(Patch patch, float3 weights : SV_DomainLocation, const OutputPatch<Output, 3> points)
{
    Output output;
    output.position = weights.x * points[0].position + weights.y * points[1].position + weights.z * points[2].position;
    output.rate = weights.x > 0.5 ? 0x5 : 0x0;
    return output;
}
