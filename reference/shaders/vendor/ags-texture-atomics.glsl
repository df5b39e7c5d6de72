#version 460
#extension GL_EXT_shader_image_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

layout(set = 0, binding = 2000, r64ui) uniform restrict u64image2D u0;
layout(set = 0, binding = 5014, r64ui) uniform restrict u64image2D ResourceDescriptorHeap[];

void main()
{
    uint _3 = gl_LocalInvocationIndex * 5u;
    uvec2 _36 = uvec2(gl_LocalInvocationIndex, 1u);
    uint64_t _9 = imageAtomicMax(u0, ivec2(_36), (uint64_t(9u) << uint64_t(32u)) | uint64_t(_3));
    uint64_t _19 = imageAtomicAdd(ResourceDescriptorHeap[3u], ivec2(_36), (uint64_t(9u) << uint64_t(32u)) | uint64_t(_3));
    u1_1._m0[gl_LocalInvocationIndex] = uvec2(uint(_19) + uint(_9), uint(_19 >> uint64_t(32u)) + uint(_9 >> uint64_t(32u)));
}

