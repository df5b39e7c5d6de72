#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 11, std430) readonly buffer offsets
{
    uvec2 _m0[];
} offsets_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

layout(set = 2, binding = 6, r32ui) uniform restrict uimageBuffer ResourceDescriptorHeap[];
layout(set = 2, binding = 5) uniform samplerBuffer ResourceDescriptorHeap_1[];
layout(set = 2, binding = 6) uniform restrict writeonly uimageBuffer ResourceDescriptorHeap_2[];

void main()
{
    uint _36 = push_constants_1._m0[0u] + 1u;
    uint _40 = (_36 * 2u) + 1u;
    uvec2 _42 = offsets_1._m0[_40];
    uint _3 = _42.y;
    uint _44 = push_constants_1._m0[0u] + 2u;
    uint _46 = (_44 * 2u) + 1u;
    uint _7 = imageAtomicAdd(ResourceDescriptorHeap[_44], int((gl_GlobalInvocationID.x < offsets_1._m0[_46].y) ? (gl_GlobalInvocationID.x + offsets_1._m0[_46].x) : 4294967295u), 1u);
    uint _65 = (push_constants_1._m0[0u] * 2u) + 1u;
    imageStore(ResourceDescriptorHeap_2[_36], int((gl_GlobalInvocationID.x < _42.y) ? (gl_GlobalInvocationID.x + _42.x) : 4294967295u), uvec4((_7 + _3) + floatBitsToUint(texelFetch(ResourceDescriptorHeap_1[push_constants_1._m0[0u]], int((gl_GlobalInvocationID.x < offsets_1._m0[_65].y) ? (gl_GlobalInvocationID.x + offsets_1._m0[_65].x) : 4294967295u)).y)));
}

