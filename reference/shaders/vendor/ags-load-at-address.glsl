#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _26;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _26
{
    uint _m0[];
};

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    u0_1._m0[gl_LocalInvocationIndex] = _26(uvec2(t0_1._m0[0u]))._m0[(gl_LocalInvocationIndex << 2u) >> 2u];
}

