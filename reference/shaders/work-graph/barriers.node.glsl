#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct _120
{
    uint _m0;
};

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(buffer_reference) buffer _121;
layout(buffer_reference) buffer _120;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _121
{
    _120 _m0;
};

layout(buffer_reference, std430) buffer _120
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) coherent buffer results
{
    uint _m0[];
} results_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

shared uint _91;
shared uint cells[4];

void _1()
{
    uint64_t _44 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _62 = uint64_tPointer(_44);
    uint64_t _4 = uint64_tPointer(_62.value).value + (uint64_t((gl_WorkGroupID.z / uintPointer(_44 + 20ul).value) + uintPointer(_44 + 16ul).value) * uint64_t(uintPointer(_62.value + 16ul).value));
    uint64_t _5 = _4;
    uint64_t _86 = uint64_tPointer(_44 + 8ul).value + (uint64_t(uintPointer(_44 + 32ul).value) * uint64_t(32u));
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _98 = atomicAdd(uintPointer(_86 + 24ul), 4u);
        _91 = _98;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _6 = uint64_tPointer(_86).value + (uint64_t(((_91 + 4u) <= uintPointer(_86 + 20ul).value) ? _91 : 0u) * uint64_t(uintPointer(_86 + 16ul).value));
    uint64_t _7 = _6;
    uint64_t _116 = uint64_t(8u);
    uint64_t _119 = _7 + (uint64_t(gl_LocalInvocationIndex) * _116);
    _121(_119)._m0._m0 = gl_LocalInvocationIndex;
    groupMemoryBarrier();
    barrier();
    uint _8 = 3u - gl_LocalInvocationIndex;
    _121(_119)._m0._m0 += _121(_7 + (uint64_t(_8) * _116))._m0._m0;
    groupMemoryBarrier();
    memoryBarrierBuffer();
    memoryBarrierImage();
    barrier();
    barrier();
    groupMemoryBarrier();
    barrier();
    results_1._m0[gl_LocalInvocationIndex] = _121(_7 + (uint64_t(gl_LocalInvocationIndex ^ 1u) * _116))._m0._m0;
    memoryBarrierBuffer();
    memoryBarrierImage();
    barrier();
    memoryBarrierBuffer();
    memoryBarrierImage();
    barrier();
    cells[gl_LocalInvocationIndex] = _121(_5)._m0._m0;
    barrier();
    groupMemoryBarrier();
    barrier();
    results_1._m0[gl_LocalInvocationIndex + 4u] = cells[_8];
    groupMemoryBarrier();
    memoryBarrierBuffer();
    memoryBarrierImage();
    barrier();
    memoryBarrier();
    barrier();
    barrier();
    results_1._m0[gl_LocalInvocationIndex + 8u] = results_1._m0[(gl_LocalInvocationIndex + 1u) & 3u];
}

void main()
{
    uint64_t _174 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _175 = _174 + 20ul;
    uint _184 = (gl_WorkGroupID.z / uintPointer(_175).value) + uintPointer(_174 + 16ul).value;
    uint64_tPointer _185 = uint64_tPointer(_174);
    if (_184 < min(uintPointer(_185.value + 24ul).value, uintPointer(_185.value + 20ul).value))
    {
        uint64_tPointer _198 = uint64_tPointer(_174);
        uvec3 _209 = gl_WorkGroupID;
        _209.z = _209.z % uintPointer(_175).value;
        if (all(lessThan(_209, uvec3(1u))))
        {
            _1();
        }
    }
}

