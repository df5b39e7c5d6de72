#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _54;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _54
{
    uvec4 _m0[];
};

layout(set = 0, binding = 0, std140) uniform root_arguments
{
    uvec4 _m0[3];
} root_arguments_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void main()
{
    uint _23 = (gl_WorkGroupID.x & 1u) * 4u;
    uint _39 = _23 + 1u;
    uint _44 = _23 + 2u;
    uint _49 = _23 + 3u;
    _54(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[gl_GlobalInvocationID.x] = uvec4(root_arguments_1._m0[_23 >> 2u][_23 & 3u] * gl_GlobalInvocationID.x, root_arguments_1._m0[_39 >> 2u][_39 & 3u] * gl_GlobalInvocationID.x, root_arguments_1._m0[_44 >> 2u][_44 & 3u] * gl_GlobalInvocationID.x, root_arguments_1._m0[_49 >> 2u][_49 & 3u] * gl_GlobalInvocationID.x);
}

