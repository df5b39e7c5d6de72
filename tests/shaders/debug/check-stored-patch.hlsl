// dxc: -T hs_6_0 -E main
// dxs: --check stored-values --check-to 0:2001 --shader-hash 0x0000000500000003
// One of the factors is a product that is infinite.
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise

struct Control {
    float4 position : SV_Position;
};

struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

Patch measure(InputPatch<Control, 3> input)
{
    Patch patch;
    uint size, more;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    for (uint i = 0; i < 3; i++)
        patch.edges[i] = input[i].position.w * 2.0;
    patch.inside = size / more;
    return patch;
}

[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("measure")]
Control main(InputPatch<Control, 3> input, uint id : SV_OutputControlPointID)
{
    Control control;
    control.position = input[id].position.xyzx;
    return control;
}
