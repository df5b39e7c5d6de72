#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _30[4];
    _30[0u] = 1u;
    _30[1u] = 2u;
    _30[2u] = 3u;
    _30[3u] = 4u;
    _30[gl_GlobalInvocationID.x & 3u] = 1u;
    _30[(gl_GlobalInvocationID.x + 1u) & 3u] = 2u;
    _30[(gl_GlobalInvocationID.x + 2u) & 3u] = 3u;
    _30[(gl_GlobalInvocationID.x + 3u) & 3u] = 4u;
    _30[gl_GlobalInvocationID.x] *= 10u;
    u0_1._m0[gl_GlobalInvocationID.x] = (((_30[1u] * 10000u) + (_30[0u] * 100u)) + _30[3u]) + (_30[2u] * 1000000u);
}

