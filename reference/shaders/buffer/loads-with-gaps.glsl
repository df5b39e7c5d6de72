#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, scalar) readonly buffer t0
{
    uvec3 _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uvec4 _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2((t0_1._m0[gl_GlobalInvocationID.x].z * 100u) + t0_1._m0[gl_GlobalInvocationID.x].x, (t1_1._m0[gl_GlobalInvocationID.x].w * 100u) + t1_1._m0[gl_GlobalInvocationID.x].x);
}

