#version 460
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_int16 : require
#extension GL_EXT_shader_subgroup_extended_types_int64 : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    float _m0[];
} t1_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

void main()
{
    precise float16_t _8 = float16_t(t0_1._m0[gl_LocalInvocationID.x]);
    double _10 = double(t0_1._m0[gl_LocalInvocationID.x] * 3.0);
    uvec4 _92;
    for (;;)
    {
        uint16_t _86 = float16BitsToUint16(_8);
        uint16_t _88 = subgroupBroadcastFirst(_86);
        bool _90 = _86 == _88;
        _92 = subgroupBallot(_90);
        if (_90)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _101;
    for (;;)
    {
        uint64_t _98 = doubleBitsToUint64(_10);
        uint64_t _99 = subgroupBroadcastFirst(_98);
        bool _100 = _98 == _99;
        _101 = subgroupBallot(_100);
        if (_100)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint16_t _24 = uint16_t(int16_t(t0_1._m0[gl_LocalInvocationID.x]));
    uvec4 _108;
    for (;;)
    {
        uint16_t _106 = subgroupBroadcastFirst(_24);
        bool _107 = _24 == _106;
        _108 = subgroupBallot(_107);
        if (_107)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x] = _92.x;
    uint _29 = gl_LocalInvocationID.x + 4u;
    u0_1._m0[_29] = _101.x;
    uint _30 = gl_LocalInvocationID.x + 8u;
    u0_1._m0[_30] = _108.x;
    precise float16_t _36 = float16_t(t1_1._m0[gl_LocalInvocationID.x]);
    uvec4 _124 = uvec4(_92) & subgroupBallot(true);
    float16_t _37;
    for (;;)
    {
        uvec4 _130 = subgroupBroadcastFirst(_124);
        bvec4 _131 = equal(_124, _130);
        bool _132 = all(_131);
        float16_t _134 = _132 ? _36 : float16_t(0.0);
        _37 = subgroupExclusiveAdd(_134);
        if (_132)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u1_1._m0[gl_LocalInvocationID.x] = float(_37);
    precise float16_t _44 = float16_t(t1_1._m0[gl_LocalInvocationID.x]);
    uvec4 _142 = uvec4(_92) & subgroupBallot(true);
    float16_t _45;
    for (;;)
    {
        uvec4 _147 = subgroupBroadcastFirst(_142);
        bvec4 _148 = equal(_142, _147);
        bool _149 = all(_148);
        float16_t _151 = _149 ? _44 : float16_t(1.0);
        _45 = subgroupExclusiveMul(_151);
        if (_149)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u1_1._m0[_29] = float(_45);
    double _52 = double(t1_1._m0[gl_LocalInvocationID.x]);
    uvec4 _155 = uvec4(_101) & subgroupBallot(true);
    double _53;
    for (;;)
    {
        uvec4 _160 = subgroupBroadcastFirst(_155);
        bvec4 _161 = equal(_155, _160);
        bool _162 = all(_161);
        double _164 = _162 ? _52 : 0.0lf;
        _53 = subgroupExclusiveAdd(_164);
        if (_162)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u1_1._m0[_30] = float(_53);
    double _60 = double(t1_1._m0[gl_LocalInvocationID.x]);
    uvec4 _168 = uvec4(_101) & subgroupBallot(true);
    double _61;
    for (;;)
    {
        uvec4 _173 = subgroupBroadcastFirst(_168);
        bvec4 _174 = equal(_168, _173);
        bool _175 = all(_174);
        double _177 = _175 ? _60 : 1.0lf;
        _61 = subgroupExclusiveMul(_177);
        if (_175)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u1_1._m0[gl_LocalInvocationID.x + 12u] = float(_61);
}

