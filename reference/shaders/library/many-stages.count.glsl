#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) buffer log_buffer
{
    uint _m0[];
} log_buffer_1;

void main()
{
    uint _3 = atomicAdd(log_buffer_1._m0[0u], gl_GlobalInvocationID.x);
}

