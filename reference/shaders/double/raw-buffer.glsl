#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

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
    double _4 = packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x].xy));
    double _5 = packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x].zw));
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(unpackDouble2x32(_4 * _5));
    uint _53 = gl_GlobalInvocationID.x * 2u;
    u0_1._m0[_53 + 2u] = uvec2(unpackDouble2x32(_5 + 1.0lf));
    u0_1._m0[_53 + 3u] = uvec2(unpackDouble2x32(_4 + 1.0lf));
}

