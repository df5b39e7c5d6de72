#version 460

layout(location = 0) in vec3 in_NORMAL0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    bool _3 = (gl_FrontFacing ? 4294967295u : 0u) != 0u;
    out_SV_Target0 = vec4(((_3 ? in_NORMAL0.x : (-in_NORMAL0.x)) * 0.5) + 0.5, ((_3 ? in_NORMAL0.y : (-in_NORMAL0.y)) * 0.5) + 0.5, ((_3 ? in_NORMAL0.z : (-in_NORMAL0.z)) * 0.5) + 0.5, 1.0);
}

