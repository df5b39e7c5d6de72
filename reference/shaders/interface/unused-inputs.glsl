#version 460

layout(location = 2) in vec3 in_PARTLY0;
layout(location = 1) in vec2 in_USED0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(in_USED0, in_PARTLY0.y, 1.0);
}

