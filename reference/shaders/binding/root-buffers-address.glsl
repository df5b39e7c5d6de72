#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _33;
layout(buffer_reference) buffer _61;
layout(buffer_reference) buffer _79;
layout(buffer_reference) buffer _96;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _33
{
    float _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _61
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _79
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _96
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
    uint _62 = (gl_GlobalInvocationID.x << 4u) >> 2u;
    _61 _69 = _61(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint _14 = floatBitsToUint(_51._m0[_35]);
    _79 _87 = _79(uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]));
    _87._m0[_62] = _69._m0[_62] + _14;
    _87._m0[_62 + 1u] = _69._m0[_62 + 1u] + floatBitsToUint(_51._m0[_35 + 1u]);
    _87._m0[_62 + 2u] = _69._m0[_62 + 2u] + floatBitsToUint(_51._m0[_35 + 2u]);
    _87._m0[_62 + 3u] = _69._m0[_62 + 3u] + _14;
    uint _22 = atomicAdd(_96(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]))._m0[gl_GlobalInvocationID.x & 3u], _69._m0[_62]);
    _87._m0[((gl_GlobalInvocationID.x << 2u) + 1024u) >> 2u] = _22;
}

