#version 460
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) restrict buffer ResourceDescriptorHeap
{
    uint64_t _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap_2
{
    f16vec4 _m0[];
} ResourceDescriptorHeap_3[];

layout(set = 2, binding = 2, std430) restrict buffer ResourceDescriptorHeap_4
{
    uint16_t _m0[];
} ResourceDescriptorHeap_5[];

layout(set = 2, binding = 5) uniform usamplerBuffer ResourceDescriptorHeap_6[];
layout(set = 2, binding = 6, r32ui) uniform restrict writeonly uimageBuffer ResourceDescriptorHeap_7[];

void main()
{
    uvec4 _49 = texelFetch(ResourceDescriptorHeap_6[1u], int(gl_LocalInvocationIndex));
    uint _4 = _49.x;
    uint64_t _11 = atomicAdd(ResourceDescriptorHeap_1[4u]._m0[0u], uint64_t(_4) << 32ul);
    float16_t _17 = float16_t(_4);
    uint _76 = gl_LocalInvocationIndex * 4u;
    imageStore(ResourceDescriptorHeap_7[5u], int(_76), uvec4(floatBitsToUint(float(ResourceDescriptorHeap_3[2u]._m0[gl_LocalInvocationIndex].x + _17))));
    imageStore(ResourceDescriptorHeap_7[5u], int(_76 + 1u), uvec4(floatBitsToUint(float(ResourceDescriptorHeap_3[2u]._m0[gl_LocalInvocationIndex].y + _17))));
    imageStore(ResourceDescriptorHeap_7[5u], int(_76 + 2u), uvec4(floatBitsToUint(float(ResourceDescriptorHeap_3[2u]._m0[gl_LocalInvocationIndex].z + _17))));
    imageStore(ResourceDescriptorHeap_7[5u], int(_76 + 3u), uvec4(floatBitsToUint(float(ResourceDescriptorHeap_3[2u]._m0[gl_LocalInvocationIndex].w + _17))));
    ResourceDescriptorHeap_5[3u]._m0[gl_LocalInvocationIndex] = uint16_t(uint(ResourceDescriptorHeap_5[3u]._m0[gl_LocalInvocationIndex]) + _4);
}

