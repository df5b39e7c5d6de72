#version 460
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

struct _28
{
    uint _m0;
    uint _m1;
};

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    _28 _29;
    _29._m0 = uaddCarry(t0_1._m0[gl_GlobalInvocationID.x].x, t0_1._m0[gl_GlobalInvocationID.x].z, _29._m1);
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(_29._m0, (t0_1._m0[gl_GlobalInvocationID.x].y + t0_1._m0[gl_GlobalInvocationID.x].w) + uint(_29._m1 != 0u));
}

