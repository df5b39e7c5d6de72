#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

struct _74
{
    uint16_t _m0[2];
    uint _m1;
};

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(buffer_reference) buffer _75;
layout(buffer_reference) buffer _74;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _75
{
    _74 _m0;
};

layout(buffer_reference, std430) buffer _74
{
    uint16_t _m0[2];
    uint _m1;
};

layout(set = 0, binding = 2000, std430) buffer results
{
    uint _m0[];
} results_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

shared uint _105;

void _1()
{
    uvec3 _23 = gl_WorkGroupID;
    uint64_t _40 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _43 = _40 + 20ul;
    uvec3 _47 = _23;
    _47.z = _23.z % uintPointer(_43).value;
    uint64_tPointer _60 = uint64_tPointer(_40);
    uint64_t _68 = uint64_t((_23.z / uintPointer(_43).value) + uintPointer(_40 + 16ul).value);
    uint64_t _5 = uint64_tPointer(_60.value).value + (_68 * uint64_t(uintPointer(_60.value + 16ul).value));
    uint64_t _6 = _5;
    uint _9 = atomicAdd(_75(_6)._m0._m1, gl_LocalInvocationIndex + (_47.x * 100u));
    memoryBarrierBuffer();
    memoryBarrierImage();
    barrier();
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _113 = atomicAdd(uintPointer(uint64_tPointer(uint64_tPointer(_40).value + 8ul).value + (_68 * uint64_t(4u))), 1u);
        _105 = _113;
    }
    groupMemoryBarrier();
    barrier();
    if ((gl_LocalInvocationIndex == 0u) && (_105 == (((bitfieldExtract(uintPointer(_6).value, int(0u), int(16u)) * bitfieldExtract(uintPointer(_6).value, int(16u), int(16u))) * 1u) - 1u)))
    {
        uint _14 = atomicAdd(results_1._m0[6u], _75(_6)._m0._m1);
        uint _15 = atomicAdd(results_1._m0[7u], 1u);
    }
}

void main()
{
    uint64_t _135 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _136 = _135 + 20ul;
    uint _145 = (gl_WorkGroupID.z / uintPointer(_136).value) + uintPointer(_135 + 16ul).value;
    uint64_tPointer _146 = uint64_tPointer(_135);
    if (_145 < min(uintPointer(_146.value + 24ul).value, uintPointer(_146.value + 20ul).value))
    {
        uint64_tPointer _160 = uint64_tPointer(_135);
        uint64_t _170 = uint64_tPointer(_160.value).value + (uint64_t(_145) * uint64_t(uintPointer(_160.value + 16ul).value));
        uvec3 _171 = gl_WorkGroupID;
        _171.z = _171.z % uintPointer(_136).value;
        if (all(lessThan(_171, uvec3(bitfieldExtract(uintPointer(_170).value, int(0u), int(16u)), bitfieldExtract(uintPointer(_170).value, int(16u), int(16u)), 1u))))
        {
            _1();
        }
    }
}

