#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _57;
layout(buffer_reference) buffer _76;
layout(buffer_reference) buffer _87;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _57
{
    vec4 _m0[2];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _76
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _87
{
    uint _m0[];
};

layout(set = 0, binding = 0, std140) uniform root_arguments
{
    uvec4 _m0[10];
} root_arguments_1;

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[9];
} push_constants_1;

void main()
{
    _87(uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]))._m0[gl_LocalInvocationIndex] = (floatBitsToUint(_57(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[1u].y) + root_arguments_1._m0[9u].w) + _76(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))._m0[gl_LocalInvocationIndex];
    bool _18 = gl_LocalInvocationIndex == 0u;
    uint _33;
    if (_18)
    {
        _33 = root_arguments_1._m0[4u].z;
    }
    else
    {
        _33 = root_arguments_1._m0[0u].x;
    }
    ResourceDescriptorHeap_1[push_constants_1._m0[6u]]._m0[gl_LocalInvocationIndex] = (_18 ? push_constants_1._m0[7u] : push_constants_1._m0[8u]) + _33;
}

