#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1004, std430) readonly buffer buffers
{
    uint _m0[];
} buffers_1[6];

layout(set = 0, binding = 0, std140) uniform Choice
{
    vec4 _m0[1];
} Choice_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    uvec4 _m0[];
} results_1;

void main()
{
    uint _7 = floatBitsToUint(Choice_1._m0[0u].x);
    uint _8 = floatBitsToUint(Choice_1._m0[0u].y);
    results_1._m0[0u] = uvec4(buffers_1[5u]._m0[0u], buffers_1[(_7 * 3u) + 1u]._m0[0u], buffers_1[_8 + 3u]._m0[0u], buffers_1[(_7 * 3u) + _8]._m0[0u]);
}

