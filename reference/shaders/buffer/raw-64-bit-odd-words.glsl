#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _30 = gl_LocalInvocationIndex * 2u;
    uint _53 = gl_LocalInvocationIndex * 4u;
    u0_1._m0[_53] = uvec2(unpackUint2x32(packUint2x32(uvec2(t0_1._m0[_30])) + 1ul));
    uvec2 _61 = unpackUint2x32(packUint2x32(uvec2(t0_1._m0[_30].y, t0_1._m0[_30 + 1u].x)) + 2ul);
    u0_1._m0[_53 + 1u].y = _61.x;
    u0_1._m0[_53 + 2u].x = _61.y;
}

