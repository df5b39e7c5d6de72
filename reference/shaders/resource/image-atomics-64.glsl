#version 460
#extension GL_EXT_shader_image_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif

layout(set = 0, binding = 2001, r64ui) uniform restrict u64image2D u1;

layout(location = 1) flat in uint in_ID0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint64_t _14 = imageAtomicMin(u1, ivec2(uvec2(uint(gl_FragCoord.x), uint(gl_FragCoord.y))), (uint64_t(floatBitsToUint(gl_FragCoord.z)) << 32ul) | uint64_t(in_ID0));
    out_SV_Target0 = vec4(gl_FragCoord.xyz, 1.0 / gl_FragCoord.w);
}

