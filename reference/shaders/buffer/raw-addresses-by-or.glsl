#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _42 = ((floatBitsToUint(b0_1._m0[0u].x) << 7u) | ((gl_GlobalInvocationID.x * 48u) + 20u)) >> 2u;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(t0_1._m0[_42], t0_1._m0[_42 + 1u]);
}

