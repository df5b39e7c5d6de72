#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    float _19;
    if (gl_GlobalInvocationID.x == 3u)
    {
        _19 = log2((-1.0) - abs(t0_1._m0[3u]));
    }
    else
    {
        _19 = t0_1._m0[gl_GlobalInvocationID.x];
    }
    u0_1._m0[gl_GlobalInvocationID.x] = packHalf2x16(vec2(_19, 0.0)) + 5u;
}

