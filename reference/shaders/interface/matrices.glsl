#version 460

layout(location = 5) in vec4 in_TALL0[2];
layout(location = 3) in vec4 in_PAIR0[2];
layout(location = 0) in vec3 in_TANGENT0[3];
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4((in_PAIR0[1u].x + in_TALL0[0u].x) + (in_TANGENT0[0u].z * in_PAIR0[0u].x), (in_PAIR0[1u].y + in_TALL0[1u].x) + (in_TANGENT0[1u].z * in_PAIR0[0u].y), (in_PAIR0[1u].z + in_TALL0[0u].w) + (in_TANGENT0[2u].z * in_PAIR0[0u].z), (in_PAIR0[0u].w + in_TALL0[1u].w) + in_PAIR0[1u].w);
}

