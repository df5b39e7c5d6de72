#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

struct _107
{
    uint16_t _m0[2];
    uint16_t _m1;
};

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(buffer_reference) buffer _108;
layout(buffer_reference) buffer _107;
layout(buffer_reference, buffer_reference_align = 2, std430) buffer _108
{
    _107 _m0;
};

layout(buffer_reference, std430) buffer _107
{
    uint16_t _m0[2];
    uint16_t _m1;
};

layout(set = 0, binding = 2000, std430) buffer results
{
    uint _m0[];
} results_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

shared uint _95;

void _1()
{
    uint64_t _35 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _53 = uint64_tPointer(_35);
    uint64_t _61 = uint64_t((gl_WorkGroupID.z / uintPointer(_35 + 20ul).value) + uintPointer(_35 + 16ul).value);
    uint64_t _4 = uint64_tPointer(_53.value).value + (_61 * uint64_t(uintPointer(_53.value + 16ul).value));
    uint64_t _5 = _4;
    uint _6 = atomicAdd(results_1._m0[12u], 1u);
    memoryBarrierBuffer();
    memoryBarrierImage();
    barrier();
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _103 = atomicAdd(uintPointer(uint64_tPointer(uint64_tPointer(_35).value + 8ul).value + (_61 * uint64_t(4u))), 1u);
        _95 = _103;
    }
    groupMemoryBarrier();
    barrier();
    if ((gl_LocalInvocationIndex == 0u) && (_95 == (((bitfieldExtract(uintPointer(_5).value, int(0u), int(16u)) * bitfieldExtract(uintPointer(_5).value, int(16u), int(16u))) * 1u) - 1u)))
    {
        uint _12 = atomicAdd(results_1._m0[13u], uint(_108(_5)._m0._m1));
        uint _13 = atomicAdd(results_1._m0[14u], 1u);
    }
}

void main()
{
    uint64_t _127 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _128 = _127 + 20ul;
    uint _137 = (gl_WorkGroupID.z / uintPointer(_128).value) + uintPointer(_127 + 16ul).value;
    uint64_tPointer _138 = uint64_tPointer(_127);
    if (_137 < min(uintPointer(_138.value + 24ul).value, uintPointer(_138.value + 20ul).value))
    {
        uint64_tPointer _152 = uint64_tPointer(_127);
        uint64_t _162 = uint64_tPointer(_152.value).value + (uint64_t(_137) * uint64_t(uintPointer(_152.value + 16ul).value));
        uvec3 _163 = gl_WorkGroupID;
        _163.z = _163.z % uintPointer(_128).value;
        if (all(lessThan(_163, uvec3(bitfieldExtract(uintPointer(_162).value, int(0u), int(16u)), bitfieldExtract(uintPointer(_162).value, int(16u), int(16u)), 1u))))
        {
            _1();
        }
    }
}

