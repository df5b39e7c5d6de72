#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

void main()
{
    double _8 = packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x].xy));
    double _9 = packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x].zw));
    bool _10 = _8 < _9;
    u0_1._m0[gl_GlobalInvocationID.x] = ((((uint(_10) | ((_8 <= _9) ? 2u : 0u)) | ((_8 > _9) ? 4u : 0u)) | ((_8 >= _9) ? 8u : 0u)) | ((_8 == _9) ? 16u : 0u)) | ((_8 != _9) ? 32u : 0u);
    u1_1._m0[gl_GlobalInvocationID.x] = uvec2(unpackDouble2x32(_10 ? _8 : _9));
}

