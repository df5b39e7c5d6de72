#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _33;
layout(buffer_reference) buffer _62;
layout(buffer_reference) buffer _74;
layout(buffer_reference) buffer _86;
layout(buffer_reference) buffer _100;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _33
{
    float _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _62
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _74
{
    uvec4 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _86
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _100
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
    _62 _69 = _62(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint _14 = floatBitsToUint(_51._m0[_35]);
    uvec2 _80 = uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]);
    _74(_80)._m0[gl_GlobalInvocationID.x] = uvec4(_69._m0[gl_GlobalInvocationID.x].x + _14, _69._m0[gl_GlobalInvocationID.x].y + floatBitsToUint(_51._m0[_35 + 1u]), _69._m0[gl_GlobalInvocationID.x].z + floatBitsToUint(_51._m0[_35 + 2u]), _69._m0[gl_GlobalInvocationID.x].w + _14);
    uint _22 = atomicAdd(_86(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]))._m0[gl_GlobalInvocationID.x & 3u], _69._m0[gl_GlobalInvocationID.x].x);
    _100(_80)._m0[gl_GlobalInvocationID.x + 256u] = _22;
}

