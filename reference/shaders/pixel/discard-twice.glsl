#version 460

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 1) flat in uint in_KIND0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    if (((in_COLOR0.x + (-0.25)) < 0.0) || ((in_COLOR0.y + (-0.5)) < 0.0))
    {
        discard;
    }
    uint _11 = atomicAdd(u1_1._m0[in_KIND0], 1u);
    if ((in_COLOR0.z + (-0.75)) < 0.0)
    {
        discard;
    }
    out_SV_Target0 = vec4(in_COLOR0);
}

