#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    precise float _8 = 0.0 - t0_1._m0[gl_GlobalInvocationID.x];
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(floatBitsToUint(_8), floatBitsToUint(-t0_1._m0[gl_GlobalInvocationID.x]));
}

