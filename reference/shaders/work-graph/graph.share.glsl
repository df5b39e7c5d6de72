#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

struct _80
{
    uint _m0[2];
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

layout(buffer_reference) buffer _81;
layout(buffer_reference) buffer _80;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _81
{
    _80 _m0;
};

layout(buffer_reference, std430) buffer _80
{
    uint _m0[2];
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

shared uint _124;

void _1()
{
    uvec3 _23 = gl_WorkGroupID;
    uvec3 _47 = _23;
    _47.z = _23.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uint64_tPointer _53 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    uint64_t _5 = uint64_tPointer(_53.value).value + (uint64_t((_23.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(uintPointer(_53.value + 16ul).value));
    uint64_t _6 = _5;
    uint _9 = atomicAdd(_81(_6)._m0._m1, gl_LocalInvocationIndex + (_47.x * 100u));
    memoryBarrierBuffer();
    memoryBarrierImage();
    barrier();
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _132 = atomicAdd(uintPointer(uint64_tPointer(uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))).value + 8ul).value + (uint64_t((_23.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(4u))), 1u);
        _124 = _132;
    }
    groupMemoryBarrier();
    barrier();
    if ((gl_LocalInvocationIndex == 0u) && ((_124 + 1u) == ((uintPointer(_6).value * uintPointer(_6 + 4ul).value) * 1u)))
    {
        uint _14 = atomicAdd(results_1._m0[6u], _81(_6)._m0._m1);
        uint _15 = atomicAdd(results_1._m0[7u], 1u);
    }
}

void main()
{
    uint64_tPointer _170 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    if (((gl_WorkGroupID.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) < min(uintPointer(_170.value + 24ul).value, uintPointer(_170.value + 20ul).value))
    {
        uvec3 _184 = gl_WorkGroupID;
        uvec3 _192 = _184;
        _192.z = _184.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
        uint64_tPointer _195 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
        uint64_t _218 = uint64_tPointer(_195.value).value + (uint64_t((_184.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(uintPointer(_195.value + 16ul).value));
        if (all(lessThan(_192, uvec3(uintPointer(_218).value, uintPointer(_218 + 4ul).value, 1u))))
        {
            _1();
        }
    }
}

