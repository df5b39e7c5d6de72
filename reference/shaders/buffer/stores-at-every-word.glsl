#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uvec2 _m0[];
} u2_1;

layout(set = 0, binding = 2003, std430) restrict writeonly buffer u3
{
    uvec2 _m0[];
} u3_1;

layout(set = 0, binding = 2004, std430) restrict writeonly buffer u4
{
    uvec4 _m0[];
} u4_1;

layout(set = 0, binding = 2005, std430) restrict writeonly buffer u5
{
    uvec2 _m0[];
} u5_1;

layout(set = 0, binding = 2006, std430) restrict writeonly buffer u6
{
    uvec2 _m0[];
} u6_1;

layout(set = 0, binding = 2007, std430) restrict writeonly buffer u7
{
    uvec2 _m0[];
} u7_1;

void main()
{
    uint _3 = gl_LocalInvocationIndex + 1u;
    uint _4 = gl_LocalInvocationIndex + 11u;
    uint _5 = gl_LocalInvocationIndex + 21u;
    uint _6 = gl_LocalInvocationIndex + 31u;
    uint _7 = gl_LocalInvocationIndex << 7u;
    uint _57 = gl_LocalInvocationIndex * 8u;
    u0_1._m0[_57] = uvec4(_3, _4, _5, _6);
    uint _8 = gl_LocalInvocationIndex + 41u;
    uint _9 = gl_LocalInvocationIndex + 51u;
    uint _66 = _57 + 2u;
    u0_1._m0[_66].x = _8;
    u0_1._m0[_66].y = _9;
    uint64_t _12 = uint64_t(gl_LocalInvocationIndex + 61u);
    uvec2 _74 = unpackUint2x32(_12);
    uint _78 = _57 + 4u;
    u0_1._m0[_78].x = _74.x;
    u0_1._m0[_78].y = _74.y;
    uint _14 = gl_LocalInvocationIndex + 71u;
    uint _15 = gl_LocalInvocationIndex + 81u;
    uint _16 = gl_LocalInvocationIndex + 91u;
    uint _86 = _57 + 5u;
    u0_1._m0[_86].x = _14;
    u0_1._m0[_86].y = _15;
    u0_1._m0[_86].z = _16;
    uint _95 = gl_LocalInvocationIndex * 16u;
    u1_1._m0[_95].y = _3;
    uint _97 = _95 + 1u;
    u1_1._m0[_97] = uvec2(_4, _5);
    uint _101 = _95 + 2u;
    u1_1._m0[_101].x = _6;
    u1_1._m0[_95 + 4u].y = _8;
    uint _106 = _95 + 5u;
    u1_1._m0[_106].x = _9;
    uvec2 _109 = unpackUint2x32(_12);
    uint _112 = _95 + 8u;
    u1_1._m0[_112].y = _109.x;
    uint _115 = _95 + 9u;
    u1_1._m0[_115].x = _109.y;
    uint _119 = _95 + 10u;
    u1_1._m0[_119].y = _14;
    uint _121 = _95 + 11u;
    u1_1._m0[_121] = uvec2(_15, _16);
    u2_1._m0[_97] = uvec2(_3, _4);
    u2_1._m0[_101] = uvec2(_5, _6);
    u2_1._m0[_106] = uvec2(_8, _9);
    u2_1._m0[_115] = uvec2(unpackUint2x32(_12));
    u2_1._m0[_121] = uvec2(_14, _15);
    uint _142 = _95 + 12u;
    u2_1._m0[_142].x = _16;
    u3_1._m0[_97].y = _3;
    u3_1._m0[_101] = uvec2(_4, _5);
    uint _149 = _95 + 3u;
    u3_1._m0[_149].x = _6;
    u3_1._m0[_106].y = _8;
    uint _154 = _95 + 6u;
    u3_1._m0[_154].x = _9;
    uvec2 _157 = unpackUint2x32(_12);
    u3_1._m0[_115].y = _157.x;
    u3_1._m0[_119].x = _157.y;
    u3_1._m0[_121].y = _14;
    u3_1._m0[_142] = uvec2(_15, _16);
    u4_1._m0[_57 + 1u] = uvec4(_3, _4, _5, _6);
    uint _171 = _57 + 3u;
    u4_1._m0[_171].x = _8;
    u4_1._m0[_171].y = _9;
    uvec2 _174 = unpackUint2x32(_12);
    u4_1._m0[_86].x = _174.x;
    u4_1._m0[_86].y = _174.y;
    uint _179 = _57 + 6u;
    u4_1._m0[_179].x = _14;
    u4_1._m0[_179].y = _15;
    u4_1._m0[_179].z = _16;
    u5_1._m0[_101].y = _3;
    u5_1._m0[_149] = uvec2(_4, _5);
    uint _188 = _95 + 4u;
    u5_1._m0[_188].x = _6;
    u5_1._m0[_154].y = _8;
    uint _192 = _95 + 7u;
    u5_1._m0[_192].x = _9;
    uvec2 _194 = unpackUint2x32(_12);
    u5_1._m0[_119].y = _194.x;
    u5_1._m0[_121].x = _194.y;
    u5_1._m0[_142].y = _14;
    uint _201 = _95 + 13u;
    u5_1._m0[_201] = uvec2(_15, _16);
    u6_1._m0[_149] = uvec2(_3, _4);
    u6_1._m0[_188] = uvec2(_5, _6);
    u6_1._m0[_192] = uvec2(_8, _9);
    u6_1._m0[_121] = uvec2(unpackUint2x32(_12));
    u6_1._m0[_201] = uvec2(_14, _15);
    uint _221 = _95 + 14u;
    u6_1._m0[_221].x = _16;
    u7_1._m0[_149].y = _3;
    u7_1._m0[_188] = uvec2(_4, _5);
    u7_1._m0[_106].x = _6;
    u7_1._m0[_192].y = _8;
    u7_1._m0[_112].x = _9;
    uvec2 _232 = unpackUint2x32(_12);
    u7_1._m0[_121].y = _232.x;
    u7_1._m0[_142].x = _232.y;
    u7_1._m0[_201].y = _14;
    u7_1._m0[_221] = uvec2(_15, _16);
}

