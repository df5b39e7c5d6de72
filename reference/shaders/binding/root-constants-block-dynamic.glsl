#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _59;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _59
{
    uvec4 _m0[];
};

layout(set = 0, binding = 0, std140) uniform root_arguments
{
    vec4 _m0[3];
} root_arguments_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void main()
{
    uint _22 = (gl_WorkGroupID.x & 1u) * 4u;
    uint _40 = _22 + 1u;
    uint _46 = _22 + 2u;
    uint _52 = _22 + 3u;
    _59(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[gl_GlobalInvocationID.x] = uvec4(floatBitsToUint(root_arguments_1._m0[_22 >> 2u][_22 & 3u]) * gl_GlobalInvocationID.x, floatBitsToUint(root_arguments_1._m0[_40 >> 2u][_40 & 3u]) * gl_GlobalInvocationID.x, floatBitsToUint(root_arguments_1._m0[_46 >> 2u][_46 & 3u]) * gl_GlobalInvocationID.x, floatBitsToUint(root_arguments_1._m0[_52 >> 2u][_52 & 3u]) * gl_GlobalInvocationID.x);
}

