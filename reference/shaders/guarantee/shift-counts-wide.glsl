#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint64_t _17 = uint64_t(source_1._m0[0u]);
    uint64_t _19 = uint64_t(source_1._m0[2u]);
    uint64_t _20 = _17 << (uint64_t(source_1._m0[1u]) & 63ul);
    target_1._m0[0u] = uint(_20 >> 32ul);
    target_1._m0[1u] = uint((_17 << (_19 & 63ul)) >> 32ul);
    target_1._m0[2u] = uint(_20);
    target_1._m0[3u] = uint(_20 >> (_19 & 63ul));
}

