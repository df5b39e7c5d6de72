#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _17;
layout(buffer_reference) buffer _39;
layout(buffer_reference) buffer _48;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _17
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _39
{
    uvec2 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _48
{
    uvec2 _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[4];
} push_constants_1;

void main()
{
    uvec2 _31 = uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]);
    _17(_31)._m0[gl_LocalInvocationIndex] = gl_LocalInvocationIndex * gl_LocalInvocationIndex;
    memoryBarrier();
    barrier();
    _48(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))._m0[gl_LocalInvocationIndex] = uvec2(_39(_31)._m0[((gl_LocalInvocationIndex << 2u) & 4294967288u) >> 3u]);
}

