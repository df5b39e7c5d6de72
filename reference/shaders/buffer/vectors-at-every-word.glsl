#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uvec2 _m0[];
} t1_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    uvec2 _m0[];
} t2_1;

layout(set = 0, binding = 1003, std430) readonly buffer t3
{
    uvec2 _m0[];
} t3_1;

layout(set = 0, binding = 1004, std430) readonly buffer t4
{
    uvec4 _m0[];
} t4_1;

layout(set = 0, binding = 1005, std430) readonly buffer t5
{
    uvec2 _m0[];
} t5_1;

layout(set = 0, binding = 1006, std430) readonly buffer t6
{
    uvec2 _m0[];
} t6_1;

layout(set = 0, binding = 1007, std430) readonly buffer t7
{
    uvec2 _m0[];
} t7_1;

layout(set = 0, binding = 1008, std430) readonly buffer t8
{
    uvec4 _m0[];
} t8_1;

layout(set = 0, binding = 1009, std430) readonly buffer t9
{
    uvec2 _m0[];
} t9_1;

layout(set = 0, binding = 1010, std430) readonly buffer t10
{
    uvec2 _m0[];
} t10_1;

layout(set = 0, binding = 1011, std430) readonly buffer t11
{
    uvec2 _m0[];
} t11_1;

layout(set = 0, binding = 1012, std430) readonly buffer t12
{
    uvec4 _m0[];
} t12_1;

layout(set = 0, binding = 1013, std430) readonly buffer t13
{
    uvec2 _m0[];
} t13_1;

layout(set = 0, binding = 1014, std430) readonly buffer t14
{
    uvec2 _m0[];
} t14_1;

layout(set = 0, binding = 1015, std430) readonly buffer t15
{
    uvec2 _m0[];
} t15_1;

void main()
{
    uint _3 = gl_LocalInvocationIndex << 6u;
    uint _126 = gl_LocalInvocationIndex * 4u;
    uint _9 = gl_LocalInvocationIndex << 4u;
    u0_1._m0[_9] = uvec4(t0_1._m0[_126]);
    uint _143 = gl_LocalInvocationIndex * 8u;
    uint _145 = _143 + 1u;
    uint _152 = _143 + 2u;
    u0_1._m0[_9 + 1u] = uvec4(t1_1._m0[_143].y, t1_1._m0[_145], t1_1._m0[_152].x);
    u0_1._m0[_9 + 2u] = uvec4(t2_1._m0[_145], t2_1._m0[_152]);
    uint _169 = _143 + 3u;
    u0_1._m0[_9 + 3u] = uvec4(t3_1._m0[_145].y, t3_1._m0[_152], t3_1._m0[_169].x);
    u0_1._m0[_9 + 4u] = uvec4(t4_1._m0[_126 + 1u]);
    uint _185 = _143 + 4u;
    u0_1._m0[_9 + 5u] = uvec4(t5_1._m0[_152].y, t5_1._m0[_169], t5_1._m0[_185].x);
    u0_1._m0[_9 + 6u] = uvec4(t6_1._m0[_169], t6_1._m0[_185]);
    uint _203 = _143 + 5u;
    u0_1._m0[_9 + 7u] = uvec4(t7_1._m0[_169].y, t7_1._m0[_185], t7_1._m0[_203].x);
    u0_1._m0[_9 + 8u] = uvec4(t8_1._m0[_126 + 2u]);
    uint _220 = _143 + 6u;
    u0_1._m0[_9 + 9u] = uvec4(t9_1._m0[_185].y, t9_1._m0[_203], t9_1._m0[_220].x);
    u0_1._m0[_9 + 10u] = uvec4(t10_1._m0[_203], t10_1._m0[_220]);
    uint _239 = _143 + 7u;
    u0_1._m0[_9 + 11u] = uvec4(t11_1._m0[_203].y, t11_1._m0[_220], t11_1._m0[_239].x);
    u0_1._m0[_9 + 12u] = uvec4(t12_1._m0[_126 + 3u]);
    uint _256 = _143 + 8u;
    u0_1._m0[_9 + 13u] = uvec4(t13_1._m0[_220].y, t13_1._m0[_239], t13_1._m0[_256].x);
    u0_1._m0[_9 + 14u] = uvec4(t14_1._m0[_239], t14_1._m0[_256]);
    u0_1._m0[_9 + 15u] = uvec4(t15_1._m0[_239].y, t15_1._m0[_256], t15_1._m0[_143 + 9u].x);
}

