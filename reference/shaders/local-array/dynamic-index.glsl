#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _32[8];
    _32[gl_GlobalInvocationID.x & 7u] = 0u;
    _32[(gl_GlobalInvocationID.x + 3u) & 7u] = 10u;
    _32[(gl_GlobalInvocationID.x + 6u) & 7u] = 20u;
    _32[(gl_GlobalInvocationID.x + 1u) & 7u] = 30u;
    _32[(gl_GlobalInvocationID.x + 4u) & 7u] = 40u;
    _32[(gl_GlobalInvocationID.x + 7u) & 7u] = 50u;
    _32[(gl_GlobalInvocationID.x + 2u) & 7u] = 60u;
    _32[(gl_GlobalInvocationID.x + 5u) & 7u] = 70u;
    u0_1._m0[gl_GlobalInvocationID.x] = _32[(gl_GlobalInvocationID.x * 5u) & 7u] + _32[gl_GlobalInvocationID.x];
}

