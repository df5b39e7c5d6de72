#version 460

layout(set = 0, binding = 4001, std430) restrict buffer u1_counter
{
    uint _m0;
} u1_counter_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    vec4 _m0[];
} u1_1;

layout(set = 1, binding = 4002, std430) restrict buffer u2_space1_counter
{
    uint _m0;
} u2_space1_counter_1;

layout(set = 1, binding = 2002, std430) restrict readonly buffer u2_space1
{
    vec4 _m0[];
} u2_space1_1;

layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _6 = atomicAdd(u1_counter_1._m0, 1u);
    u1_1._m0[_6] = vec4(in_COLOR0);
    uint _35 = atomicAdd(u2_space1_counter_1._m0, 4294967295u);
    out_SV_Target0 = vec4(u2_space1_1._m0[_35 + 4294967295u]);
}

