#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _32;
layout(buffer_reference) buffer _56;
layout(buffer_reference) buffer _70;
layout(buffer_reference) buffer _82;
layout(buffer_reference) buffer _93;
layout(buffer_reference) buffer _104;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _32
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _56
{
    vec4 _m0[1];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _70
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _82
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _93
{
    vec4 _m0[1];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _104
{
    uint _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[12];
} push_constants_1;

void main()
{
    _70(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]))._m0[gl_GlobalInvocationID.x] = floatBitsToUint(_56(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]))._m0[0u].x) + _32(uvec2(push_constants_1._m0[8u], push_constants_1._m0[9u]))._m0[gl_GlobalInvocationID.x];
    _104(uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]))._m0[gl_GlobalInvocationID.x] = floatBitsToUint(_93(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[0u].x) + _82(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))._m0[gl_GlobalInvocationID.x];
}

