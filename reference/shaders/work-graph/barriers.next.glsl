#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

struct _59
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

layout(buffer_reference) buffer _60;
layout(buffer_reference) buffer _59;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _60
{
    _59 _m0;
};

layout(buffer_reference, std430) buffer _59
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) writeonly buffer results
{
    uint _m0[];
} results_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void _1()
{
    uint64_t _40 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _48 = uint64_tPointer(_40);
    uint64_t _3 = uint64_tPointer(_48.value).value + (uint64_t(((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(_40 + 16ul).value) * uint64_t(uintPointer(_48.value + 16ul).value));
    uint64_t _4 = _3;
    results_1._m0[12u] = _60(_4)._m0._m0;
}

void main()
{
    uint64_t _91 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _97 = uint64_tPointer(_91);
    if ((((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(_91 + 16ul).value) < min(uintPointer(_97.value + 24ul).value, uintPointer(_97.value + 20ul).value))
    {
        _1();
    }
}

