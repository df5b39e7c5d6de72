// dxc: -T lib_6_5
// env: vulkan1.3
// All that a closest-hit shader may ask of its ray and its hit.
struct Payload { float4 values[8]; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void generate()
{
    RayDesc ray = {float3(1.0, 2.0, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    Payload payload = (Payload)0;
    TraceRay(scene, RAY_FLAG_FORCE_OPAQUE, 0xff, 0, 1, 0, ray, payload);
    for (uint i = 0; i < 8; i++)
        results[DispatchRaysIndex().z * 8 + i] = payload.values[i];
}

[shader("closesthit")]
void tell(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    payload.values[0] = float4(WorldRayOrigin(), RayTMin());
    payload.values[1] = float4(WorldRayDirection(), RayTCurrent());
    payload.values[2] = float4(ObjectRayOrigin(), RayFlags());
    payload.values[3] = float4(ObjectRayDirection(), HitKind());
    payload.values[4] = ObjectToWorld3x4()[1];
    payload.values[5] = float4(WorldToObject4x3()[3], hit.barycentrics.x);
    payload.values[6] = float4(InstanceID(), InstanceIndex(), PrimitiveIndex(), GeometryIndex());
    payload.values[7] = float4(DispatchRaysIndex(), DispatchRaysDimensions().z);
}
