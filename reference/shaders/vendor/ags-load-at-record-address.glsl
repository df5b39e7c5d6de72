#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(buffer_reference) buffer _38;
layout(buffer_reference) buffer _46;
layout(buffer_reference) buffer _60;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _38
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _46
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _60
{
    uvec2 _m0[];
};

layout(shaderRecordEXT, std430) buffer shader_record
{
    uint _m0[4];
} shader_record_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void main()
{
    _60(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[gl_LaunchIDEXT.x] = uvec2(_38(uvec2(shader_record_1._m0[0u], shader_record_1._m0[1u]))._m0[((gl_LaunchIDEXT.x << 3u) + 4u) >> 2u], _46(uvec2(shader_record_1._m0[2u], shader_record_1._m0[3u]))._m0[((gl_LaunchIDEXT.x & 536870911u) * 2u) + 1u]);
}

