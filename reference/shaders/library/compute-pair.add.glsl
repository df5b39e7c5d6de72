#version 460
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer values
{
    uint _m0[];
} values_1;

void main()
{
    uint _6 = (gl_GlobalInvocationID.y << 6u) + gl_GlobalInvocationID.x;
    values_1._m0[_6] += gl_LocalInvocationIndex;
}

