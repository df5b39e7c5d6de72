#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _29 = (gl_GlobalInvocationID.x << 3u) >> 2u;
    uint64_t _9 = packUint2x32(uvec2(t0_1._m0[4u], t0_1._m0[5u]));
    uvec2 _59 = unpackUint2x32(_9 + packUint2x32(uvec2(t0_1._m0[_29], t0_1._m0[_29 + 1u])));
    u0_1._m0[_29] = _59.x;
    u0_1._m0[_29 + 1u] = _59.y;
    uint _66 = ((gl_GlobalInvocationID.x << 4u) + 16u) >> 2u;
    uvec2 _67 = unpackUint2x32(packUint2x32(uvec2(t0_1._m0[6u], t0_1._m0[7u])));
    uvec2 _70 = unpackUint2x32(_9);
    u0_1._m0[_66] = _67.x;
    u0_1._m0[_66 + 1u] = _67.y;
    u0_1._m0[_66 + 2u] = _70.x;
    u0_1._m0[_66 + 3u] = _70.y;
}

