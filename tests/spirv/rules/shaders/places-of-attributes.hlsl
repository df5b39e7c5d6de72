// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// The attributes of a hit go into a member of a structure and into an element that the shader chooses.
struct [raypayload] Payload {
    float4 color : read(caller, closesthit) : write(caller, closesthit, miss);
};
struct Attributes { float2 place; };
struct Kept { uint before; Attributes attributes; uint behind; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void keep()
{
    uint2 pixel = DispatchRaysIndex().xy;
    Payload payload = {float4(0, 0, 0, 1)};
    RayDesc ray = {float3(pixel, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 2, 1, ray, payload);
    Kept kept[3];
    for (uint n = 0; n < 3; n++) {
        kept[n].before = pixel.x + n;
        kept[n].attributes.place = n;
        kept[n].behind = pixel.y;
    }
    hit.GetAttributes(kept[pixel.x % 3].attributes);
    Kept chosen = kept[pixel.y % 3];
    results[pixel.x] = float4(chosen.attributes.place, chosen.before, chosen.behind);
}
