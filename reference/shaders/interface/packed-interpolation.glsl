#version 460

layout(location = 6, component = 2) flat in uvec2 in_H0;
layout(location = 6) flat in vec2 in_G0;
layout(location = 5) noperspective sample in vec2 in_F0;
layout(location = 4) noperspective centroid in vec2 in_E0;
layout(location = 3) noperspective in vec2 in_D0;
layout(location = 2) sample in vec2 in_C0;
layout(location = 1) centroid in vec2 in_B0;
layout(location = 0) in vec2 in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _20 = float(in_H0.x);
    float _21 = float(in_H0.y);
    out_SV_Target0 = vec4((in_B0.x + ((in_E0.x + in_F0.x) * _20)) + in_A0.x, (in_B0.y + ((in_E0.y + in_F0.y) * _21)) + in_A0.y, (in_D0.x + (in_G0.x * _21)) + in_C0.x, (in_D0.y + (in_G0.y * _20)) + in_C0.y);
}

