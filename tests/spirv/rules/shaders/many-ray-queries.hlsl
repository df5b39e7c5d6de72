// dxc: -T cs_6_5 -E main
// More ray queries than an index may choose from. None is chosen here, so each is a variable of its own.
RaytracingAccelerationStructure Scene : register(t0);
RWStructuredBuffer<uint> Results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 1};

    [unroll] for (uint n = 0; n < 260; n++) {
        RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
        query.TraceRayInline(Scene, 0, n, ray);
        Results[n] = query.CommittedStatus();
    }
}
