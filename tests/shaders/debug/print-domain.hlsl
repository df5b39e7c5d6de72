// dxc: -T ds_6_0 -E main
// dxs: --print 1 --print-thread 1,0x3f800000,0 --print-to 0:2001
// The record of one corner of one patch: the thread is the patch and the bits of the location.
RWByteAddressBuffer printed : register(u1); // the records go where it is

struct Control {
    float3 position : POSITION;
};

struct Patch {
    float edges[4] : SV_TessFactor;
    float inside[2] : SV_InsideTessFactor;
    uint first : FIRST;
};

[domain("quad")]
float4 main(Patch patch, float2 at : SV_DomainLocation, const OutputPatch<Control, 4> control) : SV_Position
{
    uint size;
    printed.GetDimensions(size);
    return float4(at * size, control[0].position.x + patch.first, 1);
}
