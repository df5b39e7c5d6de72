// dxc: -T lib_6_5
// dxs: --nvapi --nvapi-register 9 --nvapi-space 1 --shader-invocation-reorder
// env: vulkan1.3
#include "nvapi.hlsli"

struct Payload {
    float4 color;
};
struct Attributes {
    float2 weights;
};

RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u0);

RayDesc ray_of(uint2 pixel)
{
    RayDesc ray = {float3(pixel, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    return ray;
}

uint trace(uint2 pixel, inout Payload payload)
{
    uint index = nvapi_register.IncrementCounter();
    nvapi_register[index].opcode = 67;
    nvapi_register[index].result_count = 2;
    nvapi_register[index].source0.x = 1; // the miss shader
    uint hit = nvapi_register.IncrementCounter(), key = nvapi_register.IncrementCounter();
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 2, key, ray_of(pixel), payload);
    return hit;
}

uint miss(RayDesc ray)
{
    uint index = nvapi_register.IncrementCounter();
    nvapi_register[index].opcode = 70;
    nvapi_register[index].source0.xyz = uint3(1, asuint(ray.TMin), asuint(ray.TMax));
    nvapi_register[index].source1.xyz = asuint(ray.Origin);
    nvapi_register[index].source2.xyz = asuint(ray.Direction);
    return nvapi_register.IncrementCounter();
}

void invoke(uint hit, inout Payload payload)
{
    uint key = nvapi(72, uint4(hit, 0, 0, 0));
    TraceRay(scene, 0, 0, 0, 0, key, (RayDesc)0, payload);
}

float2 attributes(uint hit)
{
    Attributes attributes;
    uint key = nvapi(80, uint4(hit, 0, 0, 0));
    CallShader(key, attributes);
    return attributes.weights;
}

float3 direction(uint hit)
{
    uint parts[8];
    begin(79, uint4(hit, 0, 0, 0));
    [unroll]
    for (uint i = 0; i < 8; i++)
        parts[i] = nvapi_register.IncrementCounter();
    return asfloat(uint3(parts[5], parts[6], parts[7])) * asfloat(parts[1]);
}

[shader("raygeneration")]
void sort()
{
    uint2 pixel = DispatchRaysIndex().xy;
    Payload payload = {float4(0, 0, 0, 1)};
    uint hit = trace(pixel, payload);

    nvapi(71, uint4(1, hit, 0, 0));
    if (nvapi(83, uint4(hit, 0, 0, 0)))
        payload.color.xy = attributes(hit) + nvapi(74, uint4(hit, 0, 0, 0)) + nvapi(82, uint4(hit, 16, 0, 0));
    nvapi(71, uint4(0, 0, pixel.x, 4));
    payload.color.xyz += direction(hit);
    invoke(hit, payload);
    image[pixel] = payload.color;
}

// A hit object that comes from one of three places.
[shader("raygeneration")]
void choose()
{
    uint2 pixel = DispatchRaysIndex().xy;
    Payload payload = {float4(0, 0, 0, 1)};
    uint hit;

    if (pixel.x > 3)
        hit = trace(pixel, payload);
    else if (pixel.y > 3)
        hit = miss(ray_of(pixel));
    else
        hit = nvapi(85, 0);
    invoke(hit, payload);
    image[pixel] = nvapi(73, uint4(hit, 0, 0, 0)) ? payload.color : nvapi(84, uint4(hit, 0, 0, 0));
}

[shader("closesthit")]
void back(inout Payload payload, Attributes attributes)
{
    payload.color = nvapi(90, 0);
}
