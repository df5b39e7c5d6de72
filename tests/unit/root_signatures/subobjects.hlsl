// -T lib_6_6: a library with one subobject of each kind.
GlobalRootSignature grs = { "CBV(b0), SRV(t0), UAV(u0)" };
LocalRootSignature lrs = { "RootConstants(num32BitConstants=4, b1), RootFlags(LOCAL_ROOT_SIGNATURE)" };
StateObjectConfig soc = { STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS | STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS };
SubobjectToExportsAssociation a1 = { "lrs", "Hit;Miss" };
SubobjectToExportsAssociation a2 = { "grs", "" };
RaytracingShaderConfig sc = { 32, 8 };
RaytracingPipelineConfig pc = { 3 };
RaytracingPipelineConfig1 pc1 = { 2, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
TriangleHitGroup thg = { "Any", "Hit" };
ProceduralPrimitiveHitGroup phg = { "Any", "Hit", "Inter" };
struct P { float4 c; }; struct A { float2 b; };
[shader("miss")] void Miss(inout P p) { p.c = 0; }
[shader("closesthit")] void Hit(inout P p, A a) { p.c = 1; }
[shader("anyhit")] void Any(inout P p, A a) { p.c = 1; }
[shader("intersection")] void Inter() { A a; a.b = 1; ReportHit(1, 0, a); }
