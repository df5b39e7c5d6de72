#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _53;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _53
{
    uvec4 _m0[];
};

layout(set = 0, binding = 0, std140) uniform root_arguments
{
    uvec4 _m0[2];
} root_arguments_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void main()
{
    _53(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[gl_GlobalInvocationID.x] = uvec4((root_arguments_1._m0[1u].x * gl_GlobalInvocationID.x) + root_arguments_1._m0[0u].x, (root_arguments_1._m0[1u].y * gl_GlobalInvocationID.x) + root_arguments_1._m0[0u].y, (root_arguments_1._m0[1u].z * gl_GlobalInvocationID.x) + root_arguments_1._m0[0u].z, (root_arguments_1._m0[1u].w * gl_GlobalInvocationID.x) + root_arguments_1._m0[0u].w);
}

