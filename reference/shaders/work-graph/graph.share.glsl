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

struct _81
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

layout(buffer_reference) buffer _82;
layout(buffer_reference) buffer _81;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _82
{
    _81 _m0;
};

layout(buffer_reference, std430) buffer _81
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

shared uint _126;

void _1()
{
    uvec3 _23 = gl_WorkGroupID;
    uvec3 _47 = _23;
    _47.z = _23.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uint64_tPointer _53 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    uint64_t _5 = uint64_tPointer(_53.value).value + (uint64_t((_23.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(uintPointer(_53.value + 16ul).value));
    uint64_t _6 = _5;
    uint _9 = atomicAdd(_82(_6)._m0._m1, gl_LocalInvocationIndex + (_47.x * 100u));
    memoryBarrierBuffer();
    memoryBarrierImage();
    barrier();
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _134 = atomicAdd(uintPointer(uint64_tPointer(uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))).value + 8ul).value + (uint64_t((_23.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(4u))), 1u);
        _126 = _134;
    }
    groupMemoryBarrier();
    barrier();
    if ((gl_LocalInvocationIndex == 0u) && ((_126 + 1u) == ((bitfieldExtract(uintPointer(_6).value, int(0u), int(16u)) * bitfieldExtract(uintPointer(_6).value, int(16u), int(16u))) * 1u)))
    {
        uint _14 = atomicAdd(results_1._m0[6u], _82(_6)._m0._m1);
        uint _15 = atomicAdd(results_1._m0[7u], 1u);
    }
}

void main()
{
    uint64_tPointer _172 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    if (((gl_WorkGroupID.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) < min(uintPointer(_172.value + 24ul).value, uintPointer(_172.value + 20ul).value))
    {
        uvec3 _186 = gl_WorkGroupID;
        uvec3 _194 = _186;
        _194.z = _186.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
        uint64_tPointer _197 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
        uint64_t _220 = uint64_tPointer(_197.value).value + (uint64_t((_186.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(uintPointer(_197.value + 16ul).value));
        if (all(lessThan(_194, uvec3(bitfieldExtract(uintPointer(_220).value, int(0u), int(16u)), bitfieldExtract(uintPointer(_220).value, int(16u), int(16u)), 1u))))
        {
            _1();
        }
    }
}

