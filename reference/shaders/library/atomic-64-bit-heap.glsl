#version 460
#extension GL_EXT_shader_image_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_nonuniform_qualifier : require

layout(set = 0, binding = 5014, r64ui) uniform restrict u64image2D ResourceDescriptorHeap[];

void main()
{
    uint64_t _2 = imageAtomicAdd(ResourceDescriptorHeap[7u], ivec2(uvec2(1u, 2u)), 3ul);
}

