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

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uvec2 _m0[];
} t1_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uvec4 _m0[];
} u2_1;

void main()
{
    uint _55 = gl_GlobalInvocationID.x * 7u;
    uint64_t _5 = packUint2x32(uvec2(t0_1._m0[_55 + 1u]));
    uint64_t _6 = packUint2x32(uvec2(t0_1._m0[_55 + 2u]));
    uint64_t _7 = packUint2x32(uvec2(t0_1._m0[_55 + 3u]));
    uint64_t _8 = packUint2x32(uvec2(t0_1._m0[_55 + 4u]));
    uint64_t _9 = packUint2x32(uvec2(t0_1._m0[_55 + 5u]));
    uint64_t _10 = packUint2x32(uvec2(t0_1._m0[_55 + 6u]));
    u0_1._m0[_55] = uvec2(unpackUint2x32(packUint2x32(uvec2(t0_1._m0[_55])) + 1ul));
    u0_1._m0[_55 + 1u] = uvec2(unpackUint2x32(_5 + 1ul));
    u0_1._m0[_55 + 2u] = uvec2(unpackUint2x32(_6 + 1ul));
    u0_1._m0[_55 + 3u] = uvec2(unpackUint2x32(_7 + 1ul));
    u0_1._m0[_55 + 4u] = uvec2(unpackUint2x32(_8 + 1ul));
    u0_1._m0[_55 + 5u] = uvec2(unpackUint2x32(_9 + 1ul));
    u0_1._m0[_55 + 6u] = uvec2(unpackUint2x32(_10 + 1ul));
    uint _153 = gl_GlobalInvocationID.x * 5u;
    double _25 = packDouble2x32(uvec2(t1_1._m0[_153 + 4u]));
    double _26 = packDouble2x32(uvec2(t1_1._m0[_153 + 3u]));
    u1_1._m0[gl_GlobalInvocationID.x] = uvec2(unpackDouble2x32(_25 - _26));
    uint64_t _29 = _10;
    uint64_t _30 = _9;
    uint64_t _31 = _8;
    uint64_t _32 = _7;
    uint64_t _33 = _6;
    uint64_t _34 = _5;
    uint _196 = (1u - gl_GlobalInvocationID.x) * 3u;
    u2_1._m0[_196] = uvec4(unpackUint2x32(-_29), unpackUint2x32(-_30));
    u2_1._m0[_196 + 1u] = uvec4(unpackUint2x32(-_31), unpackUint2x32(-_32));
    u2_1._m0[_196 + 2u] = uvec4(unpackUint2x32(-_33), unpackUint2x32(-_34));
}

