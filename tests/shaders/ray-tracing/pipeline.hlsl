// dxc: -T lib_6_5
// env: vulkan1.3
// A shader of each stage: rays that are traced, hits that are found, ignored and accepted, and a shader that is called.
struct Payload { float4 color; uint depth; };
struct Sphere { float3 normal; };
struct Light { float3 direction; float strength; };

RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u0);
cbuffer Camera : register(b0) { float4x4 to_world; };

[shader("raygeneration")]
void generate()
{
    uint2 pixel = DispatchRaysIndex().xy;
    float2 place = (pixel + 0.5) / DispatchRaysDimensions().xy;
    RayDesc ray;
    ray.Origin = to_world[3].xyz;
    ray.Direction = mul(float4(place, 1.0, 0.0), to_world).xyz;
    ray.TMin = 0.125;
    ray.TMax = 1000.0;
    Payload payload = {float4(0, 0, 0, 1), 0};
    TraceRay(scene, RAY_FLAG_CULL_BACK_FACING_TRIANGLES, 0xff, 0, 2, 1, ray, payload);
    image[pixel] = payload.color;
}

[shader("closesthit")]
void shade(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    Light light = {float3(0, 0, 0), 0.0};
    CallShader(3, light);
    payload.color.rgb = light.direction * light.strength + float3(hit.barycentrics, 0.0);
}

[shader("anyhit")]
void decide(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    if (hit.barycentrics.x < 0.25)
        IgnoreHit();
    payload.depth++;
    if (payload.depth > 4)
        AcceptHitAndEndSearch();
}

[shader("intersection")]
void meet()
{
    float3 center = ObjectRayOrigin() + ObjectRayDirection() * RayTCurrent();
    for (uint i = 0; i < 2; i++) {
        Sphere sphere = {center * (i + 1)};
        if (ReportHit(RayTMin() + i, i, sphere) && RayTCurrent() < 1.0)
            return;
    }
}

[shader("miss")]
void leave(inout Payload payload)
{
    payload.color = float4(WorldRayDirection() * 0.5 + 0.5, 1.0);
}

[shader("callable")]
void shine(inout Light light)
{
    light.direction = float3(0.0, 1.0, 0.0);
    light.strength += 2.0;
}
