#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint64_t _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint64_t _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    double _m0[];
} t1_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    double _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    u64vec2 _m0[];
} u2_1;

void main()
{
    uint _55 = gl_GlobalInvocationID.x * 7u;
    uint _60 = _55 + 1u;
    uint _63 = _55 + 2u;
    uint _66 = _55 + 3u;
    uint _69 = _55 + 4u;
    uint _72 = _55 + 5u;
    uint _75 = _55 + 6u;
    u0_1._m0[_55] = t0_1._m0[_55] + 1ul;
    u0_1._m0[_60] = t0_1._m0[_60] + 1ul;
    u0_1._m0[_63] = t0_1._m0[_63] + 1ul;
    u0_1._m0[_66] = t0_1._m0[_66] + 1ul;
    u0_1._m0[_69] = t0_1._m0[_69] + 1ul;
    u0_1._m0[_72] = t0_1._m0[_72] + 1ul;
    u0_1._m0[_75] = t0_1._m0[_75] + 1ul;
    uint _94 = gl_GlobalInvocationID.x * 5u;
    double _25 = t1_1._m0[_94 + 4u];
    double _26 = t1_1._m0[_94 + 3u];
    u1_1._m0[gl_GlobalInvocationID.x] = _25 - _26;
    uint64_t _29 = t0_1._m0[_75];
    uint64_t _30 = t0_1._m0[_72];
    uint64_t _31 = t0_1._m0[_69];
    uint64_t _32 = t0_1._m0[_66];
    uint64_t _33 = t0_1._m0[_63];
    uint64_t _34 = t0_1._m0[_60];
    uint _115 = (1u - gl_GlobalInvocationID.x) * 3u;
    u2_1._m0[_115] = u64vec2(-_29, -_30);
    u2_1._m0[_115 + 1u] = u64vec2(-_31, -_32);
    u2_1._m0[_115 + 2u] = u64vec2(-_33, -_34);
}

