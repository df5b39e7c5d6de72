// dxc: -T lib_6_6
// Several root signatures of each kind, associated by name, by hit group and by default, which comes first for one
// kind and last for the other; a configuration, too.
GlobalRootSignature first = {"CBV(b0)"};
GlobalRootSignature second = {"CBV(b0), SRV(t0)"};
LocalRootSignature plain = {"RootConstants(num32BitConstants=1, b1), RootFlags(LOCAL_ROOT_SIGNATURE)"};
LocalRootSignature of_group = {"RootConstants(num32BitConstants=2, b1), RootFlags(LOCAL_ROOT_SIGNATURE)"};
LocalRootSignature of_box = {"RootConstants(num32BitConstants=3, b1), RootFlags(LOCAL_ROOT_SIGNATURE)"};
RaytracingShaderConfig sizes = {16, 8};
RaytracingPipelineConfig1 depth = {3, RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES};
TriangleHitGroup triangles = {"graze", "strike"};
TriangleHitGroup alone = {"", "strike_box"};
ProceduralPrimitiveHitGroup boxes = {"", "strike_box", "meet"};
SubobjectToExportsAssociation by_default = {"second", ""};
SubobjectToExportsAssociation by_size = {"sizes", "leave;generate"};
SubobjectToExportsAssociation by_name = {"first", "leave;generate"};
SubobjectToExportsAssociation by_group = {"of_group", "triangles"};
SubobjectToExportsAssociation by_box = {"of_box", "other;boxes"};
SubobjectToExportsAssociation rest = {"plain", ""};

struct Payload { float4 values; };
struct Attributes { float2 place; };
[shader("raygeneration")] void generate() {}
[shader("miss")] void leave(inout Payload payload) { payload.values = 0; }
[shader("closesthit")] void strike(inout Payload payload, Attributes hit) { payload.values = 1; }
[shader("closesthit")] void strike_box(inout Payload payload, Attributes hit) { payload.values = 2; }
[shader("anyhit")] void graze(inout Payload payload, Attributes hit) { payload.values = 3; }
[shader("intersection")] void meet() { Attributes hit = {float2(1, 1)}; ReportHit(1, 0, hit); }
[shader("callable")] void other(inout Payload payload) { payload.values = 4; }
