#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 2u;
    double _9 = packDouble2x32(uvec2(t0_1._m0[_3]));
    bool _10 = _9 == 0.0lf;
    double _11 = _10 ? 1.0lf : _9;
    double _12 = _10 ? 0.0lf : _9;
    double _19 = packDouble2x32(uvec2(t0_1._m0[_3 + 1u]));
    bool _20 = _19 == 0.0lf;
    double _23 = _20 ? _11 : (_11 * _19);
    double _24 = _20 ? _12 : (_12 + _19);
    double _31 = packDouble2x32(uvec2(t0_1._m0[_3 + 2u]));
    bool _32 = _31 == 0.0lf;
    double _35 = _32 ? _23 : (_23 * _31);
    double _36 = _32 ? _24 : (_24 + _31);
    double _43 = packDouble2x32(uvec2(t0_1._m0[_3 + 3u]));
    bool _44 = _43 == 0.0lf;
    uint _91 = gl_GlobalInvocationID.x * 2u;
    u0_1._m0[_91] = uvec2(unpackDouble2x32(_44 ? _36 : (_36 + _43)));
    u0_1._m0[_91 + 1u] = uvec2(unpackDouble2x32(_44 ? _35 : (_35 * _43)));
}

