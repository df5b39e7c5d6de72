#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1[2];

layout(set = 0, binding = 2003, std430) restrict writeonly buffer u3
{
    uint _m0[];
} u3_1;

layout(set = 0, binding = 4001, r32ui) uniform restrict uimageBuffer u1_counter[2];

void main()
{
    uint _3 = imageAtomicAdd(u1_counter[0u], int(0u), 1u);
    u1_1[0u]._m0[_3] = 7u;
    if (gl_WorkGroupID.x == 1u)
    {
        uint _5 = imageAtomicAdd(u1_counter[1u], int(0u), 1u);
        u1_1[1u]._m0[_5] = 9u;
    }
    u3_1._m0[gl_WorkGroupID.x] = 5u;
}

