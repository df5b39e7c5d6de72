#version 460
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

uint _81;
f16vec3 _85;

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
    uint _10 = t0_1._m0[gl_LocalInvocationID.x];
    uint _11 = _81;
    uint _12 = _81;
    uint _13 = _81;
    uint _14 = _81;
    uint _15 = _10;
    uint _16 = _10;
    uint _17 = _10;
    uint _18 = _81;
    uint _19 = _81;
    uint _21 = _15;
    uint _22 = _16;
    uint _23 = _17;
    uint _24 = t0_1._m0[gl_LocalInvocationID.x] * 10u;
    uint _25 = _19;
    uint _26 = _21;
    uint _27 = _22;
    uint _28 = _23;
    uint _29 = _24;
    uint _30 = gl_LocalInvocationID.x;
    f16vec3 _32;
    _32.x = float16_t(t0_1._m0[gl_LocalInvocationID.x]);
    f16vec3 _33 = f16vec3(_32.x, float16_t(0.0), _32.x);
    _33.y = float16_t(float(gl_LocalInvocationID.x) * 0.5);
    u0_1._m0[gl_LocalInvocationID.x] = uint(subgroupQuadBroadcast(float((t0_1._m0[gl_LocalInvocationID.x] & 1u) != 0u), 1u) != 0.0);
    uint _52 = subgroupQuadBroadcast(_29, 2u);
    uint _53 = subgroupQuadBroadcast(_30, 2u);
    u0_1._m0[gl_LocalInvocationID.x + 8u] = _52 + _53;
    uint _56 = subgroupQuadSwapHorizontal(_26);
    uint _57 = subgroupQuadSwapHorizontal(_30);
    u0_1._m0[gl_LocalInvocationID.x + 16u] = (_57 * 100u) + _56;
    u0_1._m0[gl_LocalInvocationID.x + 24u] = uint(f16vec3(subgroupQuadSwapDiagonal(_33.x), subgroupQuadSwapDiagonal(_33.y), subgroupQuadSwapDiagonal(_33.z)).y * float16_t(2.0));
}

