#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    float _m0[];
} t1_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    float _m0[];
} t2_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

void main()
{
    float _34;
    if (gl_GlobalInvocationID.x == 3u)
    {
        _34 = sqrt((-1.0) - abs(t1_1._m0[3u]));
    }
    else
    {
        _34 = t1_1._m0[gl_GlobalInvocationID.x];
    }
    u0_1._m0[gl_GlobalInvocationID.x] = t1_1._m0[gl_GlobalInvocationID.x] + (t2_1._m0[0u] * textureLod(sampler2D(t0, s0), vec2(_34, 0.5), 0.0).x);
}

