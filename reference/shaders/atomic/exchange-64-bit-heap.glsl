#version 460
#extension GL_EXT_shader_image_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 5014, r64ui) uniform restrict u64image2D ResourceDescriptorHeap[];

void main()
{
    uint64_t _2 = imageAtomicCompSwap(ResourceDescriptorHeap[1u], ivec2(uvec2(1u, 0u)), 5ul, 30064771078ul);
    uint64_t _3 = imageAtomicCompSwap(ResourceDescriptorHeap[1u], ivec2(uvec2(0u, 1u)), 5ul, 30064771078ul);
}

