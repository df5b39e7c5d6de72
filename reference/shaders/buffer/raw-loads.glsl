#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 4u;
    uint _51 = _3 >> 4u;
    uint _55 = (_3 | 4u) >> 4u;
    uint _34 = gl_GlobalInvocationID.x << 3u;
    u0_1._m0[_34 >> 2u] = (((((t0_1._m0[_55].z * 100u) + (t0_1._m0[_55].y * 10u)) + t0_1._m0[_51].x) + (t0_1._m0[_55].y * 1000u)) + (t0_1._m0[_55].z * 10000u)) + (t0_1._m0[_55].w * 100000u);
    u0_1._m0[(_34 | 4u) >> 2u] = ((t0_1._m0[_51].x ^ t0_1._m0[_51].y) ^ t0_1._m0[_51].z) ^ t0_1._m0[_51].w;
}

