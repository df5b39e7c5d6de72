#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    dvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    double _m0[];
} u0_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = t0_1._m0[gl_GlobalInvocationID.x].x * t0_1._m0[gl_GlobalInvocationID.x].y;
    uint _41 = gl_GlobalInvocationID.x * 2u;
    u0_1._m0[_41 + 2u] = t0_1._m0[gl_GlobalInvocationID.x].y + 1.0lf;
    u0_1._m0[_41 + 3u] = t0_1._m0[gl_GlobalInvocationID.x].x + 1.0lf;
}

