#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer values
{
    uint _m0[];
} values_1;

void main()
{
    values_1._m0[gl_GlobalInvocationID.x] *= 3u;
}

