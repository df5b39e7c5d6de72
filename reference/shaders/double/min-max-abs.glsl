#version 460
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    double _8 = packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x].xy));
    double _9 = packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x].zw));
    uint _10 = gl_GlobalInvocationID.x * 5u;
    u0_1._m0[_10] = uvec2(unpackDouble2x32(isnan(_9) ? _8 : (isnan(_8) ? _9 : min(_8, _9))));
    u0_1._m0[_10 + 1u] = uvec2(unpackDouble2x32(isnan(_9) ? _8 : (isnan(_8) ? _9 : max(_8, _9))));
    u0_1._m0[_10 + 2u] = uvec2(unpackDouble2x32(abs(_8)));
    double _22 = isnan(-2.0lf) ? _8 : (isnan(_8) ? (-2.0lf) : max(_8, -2.0lf));
    u0_1._m0[_10 + 3u] = uvec2(unpackDouble2x32(isnan(2.0lf) ? _22 : (isnan(_22) ? 2.0lf : min(_22, 2.0lf))));
    double _102 = isnan(0.0lf) ? _8 : (isnan(_8) ? 0.0lf : max(_8, 0.0lf));
    u0_1._m0[_10 + 4u] = uvec2(unpackDouble2x32(isnan(1.0lf) ? _102 : (isnan(_102) ? 1.0lf : min(_102, 1.0lf))));
}

