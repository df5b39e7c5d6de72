#version 460

layout(location = 2) noperspective centroid in float in_C0;
layout(location = 1) in float in_B0;
layout(location = 0) centroid in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(float((in_A0 > 1.5625) && (in_A0 < 2.0)), in_B0, float((in_C0 > 1.5625) && (in_C0 < 2.0)), 1.0);
}

