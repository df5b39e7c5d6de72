#version 460

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 1) flat in uint in_VALUE0;
layout(location = 0) out uvec2 out_SV_Target0;

void main()
{
    uint _5 = atomicAdd(u1_1._m0[uint(gl_FragCoord.x)], 1u);
    out_SV_Target0 = uvec2(in_VALUE0, 7u);
}

