#version 460
layout(early_fragment_tests) in;

layout(set = 0, binding = 4001, std430) restrict buffer u1_counter
{
    uint _m0;
} u1_counter_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

layout(set = 0, binding = 2002, r32ui) uniform restrict uimage2D u2;

layout(location = 1) in vec4 in_COLOR0;

void main()
{
    uint _9 = atomicAdd(u1_counter_1._m0, 1u);
    uint _12 = imageAtomicExchange(u2, ivec2(uvec2(uint(gl_FragCoord.x), uint(gl_FragCoord.y))), _9);
    uint _42 = _9 * 3u;
    u1_1._m0[_42] = uvec2(floatBitsToUint(in_COLOR0.x), floatBitsToUint(in_COLOR0.y));
    u1_1._m0[_42 + 1u] = uvec2(floatBitsToUint(in_COLOR0.z), floatBitsToUint(in_COLOR0.w));
    uint _55 = _42 + 2u;
    u1_1._m0[_55].x = floatBitsToUint(gl_FragCoord.z);
    u1_1._m0[_55].y = _12;
}

