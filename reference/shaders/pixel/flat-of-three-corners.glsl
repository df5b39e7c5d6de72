#version 460

layout(location = 2) in float in_D0;
layout(location = 1) flat in uvec2 in_C0;
layout(location = 0, component = 1) flat in vec2 in_B0;
layout(location = 0) flat in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(in_A0 + float(int(in_C0.x)), in_B0.x, in_B0.y + float(int(in_C0.y)), in_D0);
}

