#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _33;
layout(buffer_reference) buffer _62;
layout(buffer_reference) buffer _75;
layout(buffer_reference) buffer _87;
layout(buffer_reference) buffer _101;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _33
{
    float _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _62
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _75
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _87
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _101
{
    uint _m0[];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[8];
} push_constants_1;

void main()
{
    uint _35 = gl_GlobalInvocationID.x * 3u;
    _33 _51 = _33(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]));
    uint _63 = (gl_GlobalInvocationID.x << 4u) >> 4u;
    _62 _70 = _62(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint _14 = floatBitsToUint(_51._m0[_35]);
    uvec2 _81 = uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]);
    _75(_81)._m0[_63] = uvec4(_70._m0[_63].x + _14, _70._m0[_63].y + floatBitsToUint(_51._m0[_35 + 1u]), _70._m0[_63].z + floatBitsToUint(_51._m0[_35 + 2u]), _70._m0[_63].w + _14);
    uint _22 = atomicAdd(_87(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]))._m0[gl_GlobalInvocationID.x & 3u], _70._m0[_63].x);
    _101(_81)._m0[((gl_GlobalInvocationID.x << 2u) + 1024u) >> 2u] = _22;
}

