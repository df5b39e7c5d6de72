#version 460
layout(early_fragment_tests) in;

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _6 = atomicAdd(u1_1._m0[0u], 1u);
    out_SV_Target0 = vec4(gl_FragCoord.xyz, 1.0 / gl_FragCoord.w);
}

