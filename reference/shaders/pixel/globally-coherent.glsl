#version 460

layout(set = 0, binding = 2001, std430) coherent restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, r32f) uniform coherent restrict readonly image2D u2;

layout(location = 1) flat in uint in_TILE0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    u1_1._m0[in_TILE0] = 1u;
    memoryBarrierBuffer();
    memoryBarrierImage();
    out_SV_Target0 = vec4((u1_1._m0[in_TILE0 ^ 1u] != 0u) ? imageLoad(u2, ivec2(uvec2(uint(gl_FragCoord.x), uint(gl_FragCoord.y)))).x : 0.0);
}

