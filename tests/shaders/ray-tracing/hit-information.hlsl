// dxc: -T lib_6_5
// env: vulkan1.3
// All that a closest-hit shader may ask of its ray and its hit.
struct Payload { float4 values[8]; };

[shader("closesthit")]
void tell(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    payload.values[0] = float4(WorldRayOrigin(), RayTMin());
    payload.values[1] = float4(WorldRayDirection(), RayTCurrent());
    payload.values[2] = float4(ObjectRayOrigin(), asfloat(RayFlags()));
    payload.values[3] = float4(ObjectRayDirection(), asfloat(HitKind()));
    payload.values[4] = ObjectToWorld3x4()[1];
    payload.values[5] = float4(WorldToObject4x3()[3], 0.0);
    payload.values[6] = asfloat(uint4(InstanceID(), InstanceIndex(), PrimitiveIndex(), GeometryIndex()));
    payload.values[7] = asfloat(uint4(DispatchRaysIndex(), DispatchRaysDimensions().z));
}
