#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 1024, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, scalar) restrict writeonly buffer u0
{
    uvec3 _m0[];
} u0_1;

void main()
{
    if ((gl_GlobalInvocationID.x % 87211u) == 0u)
    {
        uint _11 = gl_GlobalInvocationID.x / 87211u;
        u0_1._m0[_11] = uvec3(t0_1._m0[(gl_GlobalInvocationID.x * 3078u) & 268435455u].xyz);
    }
}

