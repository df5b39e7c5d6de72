#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uvec2 _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uvec4 _m0[];
} target_1;

void main()
{
    bool _9 = (source_1._m0[gl_LocalInvocationIndex].x & 1u) != 0u;
    bool _10 = (source_1._m0[gl_LocalInvocationIndex].y & 1u) != 0u;
    float _52 = _9 ? (-1.0) : 0.0;
    float _54 = float(_10);
    target_1._m0[gl_LocalInvocationIndex] = uvec4((((((((((((0u | (uint(_9 && _10) << 0u)) | (uint(_9 != _10) << 1u)) | (uint(_9 != _10) << 2u)) | (uint(_9 && _10) << 3u)) | (uint(_9 || _10) << 4u)) | (uint(_9 != _10) << 5u)) | (uint(!_9) << 6u)) | (uint(!_9) << 7u)) | (uint(!_9) << 8u)) | (uint(_9 && true) << 9u)) | (uint(_52 != 0.0) << 10u)) | (uint(_54 != 0.0) << 11u), _9 ? 4294967295u : 0u, floatBitsToUint(_52), floatBitsToUint(_54));
}

