#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

uvec3 _34;

layout(set = 0, binding = 1000, std430) readonly buffer words
{
    uint _m0[];
} words_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    uint _m0[];
} results_1;

uint _3(uvec3 _55)
{
    return max(min(max(_55.x, _55.y), _55.z), min(_55.x, _55.y));
}

uint _2(uvec3 _42)
{
    return max(_42.z, max(_42.x, _42.y)) + (_3(_42) * 1000u);
}

void main()
{
    uint _23 = gl_LocalInvocationIndex * 3u;
    uvec3 _10;
    _10.x = words_1._m0[_23];
    _10.y = words_1._m0[_23 + 1u];
    _10.z = words_1._m0[_23 + 2u];
    results_1._m0[gl_LocalInvocationIndex] = _2(_10);
}

