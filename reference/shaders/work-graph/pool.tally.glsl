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

layout(set = 0, binding = 2000, std430) buffer results
{
    uint _m0[];
} results_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[16];
} push_constants_1;

void _1()
{
    if (gl_LocalInvocationIndex == 0u)
    {
        uint64_t _5 = 0ul;
        uint64_t _6 = _5;
        uint _8 = atomicAdd(results_1._m0[11u], min((uintPointer(packUint2x32(uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]))).value - ((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 5u) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))).value)), 5u));
    }
    else
    {
        if (gl_LocalInvocationIndex == 1u)
        {
            uint _10 = atomicAdd(results_1._m0[12u], 1u);
        }
    }
}

void main()
{
    if (((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 5u) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))).value) < uintPointer(packUint2x32(uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]))).value)
    {
        _1();
    }
}

