// dxc: -T ds_6_0 -E main
// fxc: -T ds_5_0 -E main
// Stores what hull/triangle leaves: control points and patch constants, by patch. All points of a patch store the same.
struct Control {
    float3 position : POSITION;
    float2 uv : TEXCOORD;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float height : HEIGHT;
};

RWByteAddressBuffer results : register(u0);

[domain("tri")]
float4 main(Patch patch, const OutputPatch<Control, 3> control, uint primitive : SV_PrimitiveID) : SV_Position
{
    uint base = 80 * primitive;
    for (uint i = 0; i < 3; i++) {
        results.Store3(base + 20 * i, asuint(control[i].position));
        results.Store2(base + 20 * i + 12, asuint(control[i].uv));
    }
    results.Store4(base + 60, asuint(float4(patch.edges[0], patch.edges[1], patch.edges[2], patch.inside)));
    results.Store(base + 76, asuint(patch.height));
    return 0;
}
