#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[4];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(unpackDouble2x32(((gl_GlobalInvocationID.x == 0u) ? packDouble2x32(floatBitsToUint(b0_1._m0[1u].xy)) : packDouble2x32(floatBitsToUint(b0_1._m0[1u].zw))) * packDouble2x32(floatBitsToUint(b0_1._m0[0u].xy))));
    uint64_t _17 = packUint2x32(floatBitsToUint(b0_1._m0[gl_GlobalInvocationID.x + 2u].xy)) + packUint2x32(floatBitsToUint(b0_1._m0[0u].zw));
    u1_1._m0[gl_GlobalInvocationID.x] = uvec2(uint(_17), uint(_17 >> 32ul));
}

