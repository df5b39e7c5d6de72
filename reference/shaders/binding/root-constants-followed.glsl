#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uvec4 _m0[];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[13];
} push_constants_1;

void main()
{
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[0u] = uvec4(push_constants_1._m0[1u], push_constants_1._m0[2u], push_constants_1._m0[3u], push_constants_1._m0[4u]);
    uint _7 = 0u;
    uint _8 = 0u;
    uint _9 = 0u;
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[1u] = uvec4(push_constants_1._m0[5u], _7, _8, _9);
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[2u] = uvec4(push_constants_1._m0[6u], push_constants_1._m0[7u], push_constants_1._m0[8u], push_constants_1._m0[9u]);
    uint _17 = 0u;
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[3u] = uvec4(push_constants_1._m0[10u], push_constants_1._m0[11u], push_constants_1._m0[12u], _17);
}

