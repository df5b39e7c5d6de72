#version 460
#extension GL_EXT_shader_image_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 4, local_size_y = 4, local_size_z = 1) in;

layout(set = 0, binding = 2000, r64ui) uniform restrict u64image2D u0;
layout(set = 0, binding = 2001, r64ui) uniform restrict u64imageBuffer u1;

void main()
{
    uint64_t _7 = (uint64_t(gl_GlobalInvocationID.x) << 40ul) | uint64_t(gl_GlobalInvocationID.y);
    uint64_t _10 = imageAtomicMax(u0, ivec2(uvec2(gl_GlobalInvocationID.x >> 1u, gl_GlobalInvocationID.y >> 1u)), _7);
    uint64_t _11 = imageAtomicAdd(u1, int(gl_GlobalInvocationID.x), _7);
}

