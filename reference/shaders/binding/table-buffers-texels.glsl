#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

layout(set = 2, binding = 5) uniform usamplerBuffer ResourceDescriptorHeap[];
layout(set = 2, binding = 6, r32ui) uniform restrict writeonly uimageBuffer ResourceDescriptorHeap_1[];
layout(set = 2, binding = 6, r32ui) uniform restrict uimageBuffer ResourceDescriptorHeap_2[];

void main()
{
    uint _36 = gl_GlobalInvocationID.x * 3u;
    uint _48 = push_constants_1._m0[0u] + 1u;
    uint _62 = gl_GlobalInvocationID.x * 4u;
    uvec4 _65 = texelFetch(ResourceDescriptorHeap[push_constants_1._m0[0u]], int(_62));
    uint _9 = _65.x;
    uint _66 = _62 + 1u;
    uint _68 = _62 + 2u;
    uint _70 = _62 + 3u;
    uint _14 = floatBitsToUint(uintBitsToFloat(texelFetch(ResourceDescriptorHeap[_48], int(_36)).x));
    uint _78 = push_constants_1._m0[0u] + 2u;
    imageStore(ResourceDescriptorHeap_1[_78], int(_62), uvec4(_9 + _14));
    imageStore(ResourceDescriptorHeap_1[_78], int(_66), uvec4(texelFetch(ResourceDescriptorHeap[push_constants_1._m0[0u]], int(_66)).x + floatBitsToUint(uintBitsToFloat(texelFetch(ResourceDescriptorHeap[_48], int(_36 + 1u)).x))));
    imageStore(ResourceDescriptorHeap_1[_78], int(_68), uvec4(texelFetch(ResourceDescriptorHeap[push_constants_1._m0[0u]], int(_68)).x + floatBitsToUint(uintBitsToFloat(texelFetch(ResourceDescriptorHeap[_48], int(_36 + 2u)).x))));
    imageStore(ResourceDescriptorHeap_1[_78], int(_70), uvec4(texelFetch(ResourceDescriptorHeap[push_constants_1._m0[0u]], int(_70)).x + _14));
    uint _22 = imageAtomicAdd(ResourceDescriptorHeap_2[push_constants_1._m0[0u] + 3u], int(gl_GlobalInvocationID.x & 3u), _9);
    imageStore(ResourceDescriptorHeap_1[_78], int(gl_GlobalInvocationID.x + 256u), uvec4(_22));
}

