// dxc: -T hs_6_0 -E main
// Properties that have a value of their own each: control points 5 and 7, powers of two, at most 15.5.
struct Control { float4 place : PLACE; };
struct Patch { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };

Patch measure()
{
    Patch patch;
    [unroll] for (uint i = 0; i < 4; i++) patch.edges[i] = 3;
    patch.inside[0] = patch.inside[1] = 2;
    return patch;
}

[domain("quad")] [partitioning("pow2")] [outputtopology("triangle_ccw")] [outputcontrolpoints(7)]
[patchconstantfunc("measure")] [maxtessfactor(15.5)]
Control main(InputPatch<Control, 5> patch, uint number : SV_OutputControlPointID) { return patch[number % 5]; }
