// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// refused: a hit object is needed after another one has overwritten its variable
// Two hit objects change places in a loop: neither can give up its variable for the other.
struct [raypayload] Payload { float4 color : read(caller, miss, closesthit) : write(caller, miss, closesthit); };
RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u0);

[shader("raygeneration")]
void main()
{
    RayDesc ray = {float3(0.0, 0.0, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    Payload payload = {float4(0, 0, 0, 1)};
    dx::HitObject here = dx::HitObject::TraceRay(scene, 0, 0xff, 0, 2, 1, ray, payload);
    dx::HitObject there = dx::HitObject::MakeMiss(0, 1, ray);
    for (uint i = 0; i < (uint)payload.color.x; i++) {
        dx::HitObject::Invoke(here, payload);
        dx::HitObject before = here;
        here = there;
        there = before;
    }
    image[uint2(0, 0)] = payload.color + there.GetRayTCurrent();
}
