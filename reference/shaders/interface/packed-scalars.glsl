#version 460

layout(location = 1, component = 3) in float in_E0;
layout(location = 1) in vec3 in_D0;
layout(location = 0, component = 3) in float in_C0;
layout(location = 0, component = 2) in float in_B0;
layout(location = 0) in vec2 in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4((in_A0.x * in_B0) + in_D0.x, (in_A0.y * in_B0) + in_D0.y, in_C0 + in_D0.z, in_E0);
}

