#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(set = 0, binding = 2000, std430) buffer results
{
    uint _m0[];
} results_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void _1()
{
    if (gl_LocalInvocationIndex == 0u)
    {
        uint64_t _44 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
        uint _50 = (((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 4u) + uintPointer(_44 + 16ul).value;
        uint64_tPointer _52 = uint64_tPointer(_44);
        uint64_t _5 = uint64_tPointer(_52.value).value + (uint64_t(_50) * uint64_t(uintPointer(_52.value + 16ul).value));
        uint64_t _6 = _5;
        uint64_tPointer _63 = uint64_tPointer(_44);
        uint _8 = atomicAdd(results_1._m0[4u], min((min(uintPointer(_63.value + 24ul).value, uintPointer(_63.value + 20ul).value) - _50), 4u));
    }
}

void main()
{
    uint64_t _98 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _103 = uint64_tPointer(_98);
    if (((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 4u) + uintPointer(_98 + 16ul).value) < min(uintPointer(_103.value + 24ul).value, uintPointer(_103.value + 20ul).value))
    {
        _1();
    }
}

