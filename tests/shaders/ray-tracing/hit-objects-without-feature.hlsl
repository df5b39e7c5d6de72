// dxc: -T lib_6_9
// refused: needs the feature shader_invocation_reorder
// Hit objects where the device has none.
struct [raypayload] Payload { float4 color : read(caller) : write(caller); };
RaytracingAccelerationStructure scene : register(t0);

[shader("raygeneration")]
void main()
{
    RayDesc ray = {float3(0.0, 0.0, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    Payload payload = {float4(0, 0, 0, 1)};
    dx::HitObject::Invoke(dx::HitObject::TraceRay(scene, 0, 0xff, 0, 2, 1, ray, payload), payload);
}
