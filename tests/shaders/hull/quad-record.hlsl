// dxc: -T ds_6_0 -E main
// Stores what hull/quad-from-outputs leaves, by patch.
struct Control {
    float3 position : POSITION;
};

struct Patch {
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
    uint first : FIRST;
};

RWByteAddressBuffer results : register(u0);

[domain("quad")]
float4 main(Patch patch, const OutputPatch<Control, 4> control, uint primitive : SV_PrimitiveID) : SV_Position
{
    uint base = 76 * primitive;
    for (uint i = 0; i < 4; i++) {
        results.Store3(base + 12 * i, asuint(control[i].position));
        results.Store(base + 48 + 4 * i, asuint(patch.edges[i]));
    }
    results.Store3(base + 64, uint3(asuint(patch.inside[0]), asuint(patch.inside[1]), patch.first));
    return 0;
}
