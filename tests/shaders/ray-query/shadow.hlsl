// dxc: -T cs_6_5 -E main
// env: vulkan1.3
// Whether anything stands between a point and a light: only the status is asked for.
RaytracingAccelerationStructure scene : register(t0);
StructuredBuffer<float4> points : register(t1);
RWStructuredBuffer<float> visibility : register(u0);

cbuffer Light : register(b0) {
    float3 light;
};

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    RayDesc ray;
    ray.Origin = points[id].xyz;
    ray.Direction = light - ray.Origin;
    ray.TMin = 0.001;
    ray.TMax = 1.0;
    RayQuery<RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH | RAY_FLAG_CULL_NON_OPAQUE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    query.Proceed();
    visibility[id] = query.CommittedStatus() == COMMITTED_TRIANGLE_HIT ? 0.0 : 1.0;
}
