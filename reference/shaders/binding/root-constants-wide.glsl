#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uvec2 _m0[];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[11];
} push_constants_1;

void main()
{
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[0u] = uvec2(unpackDouble2x32(packDouble2x32(floatBitsToUint(vec2(uintBitsToFloat(push_constants_1._m0[3u]), uintBitsToFloat(push_constants_1._m0[4u])))) * 2.0lf));
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[1u] = uvec2(unpackDouble2x32(double(push_constants_1._m0[1u]) + packDouble2x32(floatBitsToUint(vec2(uintBitsToFloat(push_constants_1._m0[9u]), uintBitsToFloat(push_constants_1._m0[10u]))))));
    uint64_t _24 = uint64_t(push_constants_1._m0[2u]) + packUint2x32(floatBitsToUint(vec2(uintBitsToFloat(push_constants_1._m0[5u]), uintBitsToFloat(push_constants_1._m0[6u]))));
    uint _101 = push_constants_1._m0[0u] + 1u;
    ResourceDescriptorHeap_1[_101]._m0[0u] = uvec2(uint(_24), uint(_24 >> 32ul));
    uint64_t _30 = packUint2x32(floatBitsToUint(vec2(uintBitsToFloat(push_constants_1._m0[7u]), uintBitsToFloat(push_constants_1._m0[8u])))) >> 4ul;
    ResourceDescriptorHeap_1[_101]._m0[1u] = uvec2(uint(_30), uint(_30 >> 32ul));
}

