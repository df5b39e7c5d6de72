#version 460

layout(location = 0) in mediump vec4 in_A0;
layout(location = 0) out mediump vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(dFdyFine(in_A0.x) + dFdxCoarse(in_A0.x), dFdyFine(in_A0.y) + dFdxCoarse(in_A0.y), dFdyFine(in_A0.z) + dFdxCoarse(in_A0.z), dFdyFine(in_A0.w) + dFdxCoarse(in_A0.w));
}

