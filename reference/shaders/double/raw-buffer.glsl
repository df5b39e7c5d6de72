#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 4u;
    uint _26 = _3 >> 2u;
    double _4 = packDouble2x32(uvec2(t0_1._m0[_26], t0_1._m0[_26 + 1u]));
    double _5 = packDouble2x32(uvec2(t0_1._m0[_26 + 2u], t0_1._m0[_26 + 3u]));
    uint _51 = (gl_GlobalInvocationID.x << 3u) >> 2u;
    uvec2 _52 = unpackDouble2x32(_4 * _5);
    u0_1._m0[_51] = _52.x;
    u0_1._m0[_51 + 1u] = _52.y;
    uint _60 = (_3 + 16u) >> 2u;
    uvec2 _61 = unpackDouble2x32(_5 + 1.0lf);
    uvec2 _64 = unpackDouble2x32(_4 + 1.0lf);
    u0_1._m0[_60] = _61.x;
    u0_1._m0[_60 + 1u] = _61.y;
    u0_1._m0[_60 + 2u] = _64.x;
    u0_1._m0[_60 + 3u] = _64.y;
}

