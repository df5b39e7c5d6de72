#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _19;
layout(buffer_reference) buffer _43;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _19
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _43
{
    vec4 _m0[4096];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[4];
} push_constants_1;

void main()
{
    _19 _36 = _19(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]));
    _36._m0[gl_GlobalInvocationID.x] = floatBitsToUint((_36._m0[gl_GlobalInvocationID.x] < 4096u) ? _43(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[min(_36._m0[gl_GlobalInvocationID.x], 4095u)].y : 0.0);
}

