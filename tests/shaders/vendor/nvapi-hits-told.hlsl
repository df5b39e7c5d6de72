// dxc: -T lib_6_5
// dxs: --nvapi --nvapi-register 9 --nvapi-space 1 --shader-invocation-reorder
// env: vulkan1.3
// What NVIDIA's hit objects tell: of a hit, of a traced ray that meets nothing, of a made miss, and of an empty one.
#include "nvapi.hlsli"

struct Payload { uint value; };
struct Place { float2 at; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

uint trace(RayDesc ray, inout Payload payload)
{
    uint index = nvapi_register.IncrementCounter();
    nvapi_register[index].opcode = 67;
    nvapi_register[index].result_count = 2;
    nvapi_register[index].source0.x = 1; // the miss shader
    uint hit = nvapi_register.IncrementCounter(), key = nvapi_register.IncrementCounter();
    TraceRay(scene, RAY_FLAG_FORCE_OPAQUE, 0xff, 2, 3, key, ray, payload);
    return hit;
}

uint miss(RayDesc ray)
{
    uint index = nvapi_register.IncrementCounter();
    nvapi_register[index].opcode = 70;
    nvapi_register[index].source0.xyz = uint3(2, asuint(ray.TMin), asuint(ray.TMax));
    nvapi_register[index].source1.xyz = asuint(ray.Origin);
    nvapi_register[index].source2.xyz = asuint(ray.Direction);
    return nvapi_register.IncrementCounter();
}

uint ask(uint opcode, uint hit) { return nvapi(opcode, uint4(hit, 0, 0, 0)); }

[shader("raygeneration")]
void generate()
{
    uint which = DispatchRaysIndex().z, at = 6 * which;
    RayDesc ray = {float3(which == 1 ? 1001 : 1, 2, -4), 0.5, float3(0, 0, 2), 64};
    Payload payload = {7};
    uint hit;

    if (which == 2)
        hit = miss(ray);
    else if (which == 3)
        hit = nvapi(85, 0);
    else
        hit = trace(ray, payload);
    nvapi(71, uint4(1, hit, which, 2));
    results[at] = float4(ask(73, hit), ask(83, hit), ask(84, hit), payload.value);
    if (which < 3) {
        uint parts[8];
        begin(79, uint4(hit, 0, 0, 0));
        [unroll]
        for (uint k = 0; k < 8; k++)
            parts[k] = nvapi_register.IncrementCounter();
        results[at + 1] = asfloat(uint4(parts[0], parts[1], parts[2], parts[3]));
        results[at + 2] = asfloat(uint4(parts[4], parts[5], parts[6], parts[7]));
    }
    if (ask(83, hit)) {
        Place place;
        uint key = ask(80, hit);
        CallShader(key, place);
        results[at + 3] = float4(ask(74, hit), ask(75, hit), ask(76, hit), ask(77, hit));
        results[at + 4] = float4(ask(78, hit), ask(81, hit), place.at);
    }
    nvapi(71, uint4(0, 0, which, 3));
    uint key = ask(72, hit);
    TraceRay(scene, 0, 0, 0, 0, key, (RayDesc)0, payload);
    results[at + 5] = float4(payload.value, which, 0, 0);
}

[shader("miss")]
void far(inout Payload payload)
{
    payload.value = payload.value * 10 + 1;
}

[shader("miss")]
void farther(inout Payload payload)
{
    payload.value = payload.value * 10 + 2;
}

[shader("miss")]
void farthest(inout Payload payload)
{
    payload.value = payload.value * 10 + 3;
}

[shader("closesthit")]
void wrong(inout Payload payload, Place place)
{
    payload.value = payload.value * 10 + 4;
}

[shader("closesthit")]
void near(inout Payload payload, Place place)
{
    payload.value = payload.value * 10 + 5 + nvapi(90, 0);
}
