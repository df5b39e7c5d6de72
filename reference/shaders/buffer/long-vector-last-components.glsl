#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

uvec4 _340;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    u0_1._m0[0u] = uvec4(uvec4(t0_1._m0[7u].w, t0_1._m0[8u].xw, t0_1._m0[9u].w));
    uint _143 = t0_1._m0[8u].x;
    uint _144 = t0_1._m0[8u].x;
    uint _145 = t0_1._m0[8u].z;
    uint _146 = t0_1._m0[8u].y;
    uvec4 _147;
    _147.x = _143;
    _147.y = _144;
    _147.z = _145;
    _147.w = _146;
    u0_1._m0[1u] = uvec4(_147);
    uint _200 = t0_1._m0[11u].w;
    uint _236 = t0_1._m0[9u].y;
    uint _237 = t0_1._m0[9u].w;
    uvec4 _238;
    _238.x = _200;
    _238.y = _236;
    _238.z = _143;
    _238.w = _237;
    u0_1._m0[2u] = uvec4(_238);
}

