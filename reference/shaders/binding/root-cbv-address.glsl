#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _32;
layout(buffer_reference) buffer _65;
layout(buffer_reference, buffer_reference_align = 16, std430) readonly buffer _32
{
    vec4 _m0[64];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _65
{
    uvec4 _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[4];
} push_constants_1;

void main()
{
    _32 _48 = _32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    _65(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))._m0[gl_GlobalInvocationID.x] = uvec4((floatBitsToUint(_48._m0[gl_WorkGroupID.x].x) * gl_GlobalInvocationID.x) + floatBitsToUint(_48._m0[3u].x), (floatBitsToUint(_48._m0[gl_WorkGroupID.x].y) * gl_GlobalInvocationID.x) + floatBitsToUint(_48._m0[3u].y), (floatBitsToUint(_48._m0[gl_WorkGroupID.x].z) * gl_GlobalInvocationID.x) + floatBitsToUint(_48._m0[3u].z), (floatBitsToUint(_48._m0[gl_WorkGroupID.x].w) * gl_GlobalInvocationID.x) + floatBitsToUint(_48._m0[3u].w));
}

