#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct _68
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

layout(buffer_reference) buffer _69;
layout(buffer_reference) buffer _68;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _69
{
    _68 _m0;
};

layout(buffer_reference, std430) buffer _68
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) buffer values
{
    uint _m0[];
} values_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void _1()
{
    uint64_t _49 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _57 = uint64_tPointer(_49);
    uint64_t _4 = uint64_tPointer(_57.value).value + (uint64_t((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 1u) + uintPointer(_49 + 16ul).value) * uint64_t(uintPointer(_57.value + 16ul).value));
    uint64_t _5 = _4;
    uint _7 = _69(_5)._m0._m0 << 2u;
    uint _8 = gl_LocalInvocationID.x << 2u;
    uint _9 = _7 + _8;
    uint _79 = _9 >> 2u;
    values_1._m0[_79] = gl_LocalInvocationID.x;
    values_1._m0[(_79 + 16u) & 1073741823u] = values_1._m0[(_7 + (_8 ^ 4u)) >> 2u];
}

void main()
{
    uint64_t _107 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _113 = uint64_tPointer(_107);
    if (((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 1u) + uintPointer(_107 + 16ul).value) < min(uintPointer(_113.value + 24ul).value, uintPointer(_113.value + 20ul).value))
    {
        _1();
    }
}

