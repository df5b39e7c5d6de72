#version 460

layout(location = 1) in vec2 in_B0;
layout(location = 0) in vec4 in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4((abs(dFdxCoarse(in_A0.x)) + (dFdxFine(in_A0.x) * dFdxCoarse(in_A0.x))) + abs(dFdyCoarse(in_A0.x)), (abs(dFdxCoarse(in_A0.y)) + (dFdyFine(in_A0.y) * dFdyCoarse(in_A0.y))) + abs(dFdyCoarse(in_A0.y)), (abs(dFdxCoarse(in_A0.z)) + (dFdxFine(in_B0.x) * dFdxCoarse(in_A0.z))) + abs(dFdyCoarse(in_A0.z)), (abs(dFdxCoarse(in_A0.w)) + (dFdyFine(in_B0.y) * dFdyCoarse(in_A0.w))) + abs(dFdyCoarse(in_A0.w)));
}

