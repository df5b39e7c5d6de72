#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _47;
layout(buffer_reference) buffer _80;
layout(buffer_reference) buffer _94;
layout(buffer_reference) buffer _116;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _47
{
    uint _m0[13];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _80
{
    vec4 _m0[1];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _94
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _116
{
    uvec4 _m0[];
};

layout(set = 2, binding = 2, std430) readonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[4];
} push_constants_1;

void main()
{
    uint _4 = gl_WorkGroupID.x & 1u;
    uint _42 = _4 * 4u;
    _47 _61 = _47(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint _9 = floatBitsToUint(_80(uvec2(_61._m0[2u], _61._m0[3u]))._m0[0u].x);
    _116(uvec2(_61._m0[0u], _61._m0[1u]))._m0[gl_GlobalInvocationID.x] = uvec4(_94(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))._m0[gl_GlobalInvocationID.x] + (_9 * _61._m0[_42 + 5u]), ResourceDescriptorHeap_1[(_61._m0[4u] - 1u) + (_4 + 1u)]._m0[0u] + (_9 * _61._m0[_42 + 6u]), _9 * _61._m0[_42 + 7u], (_9 * _61._m0[_42 + 8u]) + gl_GlobalInvocationID.x);
}

