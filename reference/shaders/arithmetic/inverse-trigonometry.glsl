#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    float _12 = atan(t0_1._m0[gl_GlobalInvocationID.x].y / t0_1._m0[gl_GlobalInvocationID.x].x);
    bool _15 = t0_1._m0[gl_GlobalInvocationID.x].x < 0.0;
    bool _16 = t0_1._m0[gl_GlobalInvocationID.x].x == 0.0;
    bool _17 = t0_1._m0[gl_GlobalInvocationID.x].y >= 0.0;
    bool _18 = t0_1._m0[gl_GlobalInvocationID.x].y < 0.0;
    u0_1._m0[gl_GlobalInvocationID.x] = vec4(asin(t0_1._m0[gl_GlobalInvocationID.x].x), acos(t0_1._m0[gl_GlobalInvocationID.x].x), atan(t0_1._m0[gl_GlobalInvocationID.x].y), (_16 && _17) ? 1.57079637050628662109375 : ((_16 && _18) ? (-1.57079637050628662109375) : ((_15 && _18) ? (_12 + (-3.1415927410125732421875)) : ((_15 && _17) ? (_12 + 3.1415927410125732421875) : _12))));
}

