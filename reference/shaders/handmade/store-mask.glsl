#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 4u;
    uint _22 = gl_GlobalInvocationID.x * 4u;
    u0_1._m0[_22 + 1u] = _3 + 2u;
    u0_1._m0[_22 + 3u] = _3 + 4u;
}

