// dxc: -T lib_6_5
// Any-hit shaders stay in their wave; closest-hit shaders that call others do not.
struct Payload {
    uint lane, lanes;
};

struct Attributes {
    float2 place;
};

RaytracingAccelerationStructure scene : register(t0);

[shader("anyhit")]
void any_hit(inout Payload payload, Attributes attributes)
{
    payload.lane += WaveGetLaneIndex();
    payload.lanes += WaveGetLaneCount();
    if (attributes.place.x > 0.5)
        IgnoreHit();
}

[shader("closesthit")]
void closest_hit(inout Payload payload, Attributes attributes)
{
    RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 100};

    payload.lane += WaveGetLaneIndex();
    TraceRay(scene, RAY_FLAG_NONE, 0xFF, 0, 1, 0, ray, payload);
    payload.lanes += WaveGetLaneIndex() + WaveGetLaneCount();
}
