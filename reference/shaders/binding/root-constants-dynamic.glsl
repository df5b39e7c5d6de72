#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _49;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _49
{
    uvec4 _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[10];
} push_constants_1;

void main()
{
    uint _23 = (gl_WorkGroupID.x & 1u) * 4u;
    _49(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[gl_GlobalInvocationID.x] = uvec4(push_constants_1._m0[_23 + 2u] * gl_GlobalInvocationID.x, push_constants_1._m0[_23 + 3u] * gl_GlobalInvocationID.x, push_constants_1._m0[_23 + 4u] * gl_GlobalInvocationID.x, push_constants_1._m0[_23 + 5u] * gl_GlobalInvocationID.x);
}

