#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, r32ui) uniform restrict uimage2D u2;

void main()
{
    float _3 = float(gl_LocalInvocationIndex);
    uint _5 = floatBitsToUint(_3 + 0.5);
    uint _55 = atomicAdd(u0_1._m0[0u], 0u);
    uint _53 = _55;
    for (;;)
    {
        uint _60 = _53;
        float _61 = uintBitsToFloat(_60);
        float _62 = uintBitsToFloat(_5);
        float _63 = _61 + _62;
        uint _64 = floatBitsToUint(_63);
        uint _65 = atomicCompSwap(u0_1._m0[0u], _60, _64);
        _53 = _65;
        if (_65 == _60)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _13 = (packHalf2x16(vec2(-float(gl_LocalInvocationIndex & 3u), 0.0)) << 16u) | packHalf2x16(vec2(1.0, 0.0));
    uint _78 = atomicAdd(u0_1._m0[1u], 0u);
    uint _77 = _78;
    for (;;)
    {
        uint _83 = _77;
        f16vec2 _86 = unpackFloat2x16(_83);
        f16vec2 _87 = unpackFloat2x16(_13);
        f16vec2 _88 = _86 + _87;
        uint _89 = packFloat2x16(_88);
        uint _90 = atomicCompSwap(u0_1._m0[1u], _83, _89);
        _77 = _90;
        if (_90 == _83)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _19 = (packHalf2x16(vec2(-_3, 0.0)) << 16u) | packHalf2x16(vec2(_3, 0.0));
    uint _97 = atomicAdd(u0_1._m0[2u], 0u);
    uint _96 = _97;
    for (;;)
    {
        uint _102 = _96;
        f16vec2 _103 = unpackFloat2x16(_102);
        f16vec2 _104 = unpackFloat2x16(_19);
        bvec2 _183 = isnan(_103);
        bvec2 _184 = isnan(_104);
        f16vec2 _185 = max(_103, _104);
        f16vec2 _186 = mix(_185, _104, _183);
        f16vec2 _105 = mix(_186, _103, _184);
        uint _106 = packFloat2x16(_105);
        uint _107 = atomicCompSwap(u0_1._m0[2u], _102, _106);
        _96 = _107;
        if (_107 == _102)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _111 = atomicAdd(u0_1._m0[3u], 0u);
    uint _110 = _111;
    for (;;)
    {
        uint _116 = _110;
        f16vec2 _117 = unpackFloat2x16(_116);
        f16vec2 _118 = unpackFloat2x16(_19);
        bvec2 _188 = isnan(_117);
        bvec2 _189 = isnan(_118);
        f16vec2 _190 = min(_117, _118);
        f16vec2 _191 = mix(_190, _118, _188);
        f16vec2 _119 = mix(_191, _117, _189);
        uint _120 = packFloat2x16(_119);
        uint _121 = atomicCompSwap(u0_1._m0[3u], _116, _120);
        _110 = _121;
        if (_121 == _116)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _132 = imageAtomicAdd(u2, ivec2(uvec2(gl_LocalInvocationIndex & 1u, 0u)), 0u);
    uint _131 = _132;
    for (;;)
    {
        uint _137 = _131;
        float _138 = uintBitsToFloat(_137);
        float _139 = uintBitsToFloat(1048576000u);
        float _140 = _138 + _139;
        uint _141 = floatBitsToUint(_140);
        uint _142 = imageAtomicCompSwap(u2, ivec2(uvec2(gl_LocalInvocationIndex & 1u, 0u)), _137, _141);
        _131 = _142;
        if (_142 == _137)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _148 = atomicAdd(u0_1._m0[4u], 0u);
        uint _147 = _148;
        for (;;)
        {
            uint _153 = _147;
            float _154 = uintBitsToFloat(_153);
            float _155 = uintBitsToFloat(1069547520u);
            float _156 = _154 + _155;
            uint _157 = floatBitsToUint(_156);
            uint _158 = atomicCompSwap(u0_1._m0[4u], _153, _157);
            _147 = _158;
            if (_158 == _153)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _26 = _147;
        uint _27 = 0u;
        uint _28 = 0u;
        uint _29 = 0u;
        uint _30 = 0u;
        u1_1._m0[0u] = _26;
        uint _167 = imageAtomicAdd(u2, ivec2(uvec2(2u, 0u)), 0u);
        uint _166 = _167;
        for (;;)
        {
            uint _172 = _166;
            float _173 = uintBitsToFloat(_172);
            float _174 = uintBitsToFloat(1090519040u);
            float _175 = _173 + _174;
            uint _176 = floatBitsToUint(_175);
            uint _177 = imageAtomicCompSwap(u2, ivec2(uvec2(2u, 0u)), _172, _176);
            _166 = _177;
            if (_177 == _172)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _32 = _166;
        uint _33 = 0u;
        uint _34 = 0u;
        uint _35 = 0u;
        uint _36 = 0u;
        u1_1._m0[1u] = _32;
    }
}

