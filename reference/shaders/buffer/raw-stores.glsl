#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 6u;
    uint _31 = gl_GlobalInvocationID.x * 8u;
    u0_1._m0[_31].x = gl_GlobalInvocationID.x + 1u;
    u0_1._m0[_31 + 1u] = uvec2(gl_GlobalInvocationID.x + 2u, gl_GlobalInvocationID.x + 3u);
    u0_1._m0[_31 + 2u].y = gl_GlobalInvocationID.x + 4u;
    u0_1._m0[_31 + 3u] = uvec2(gl_GlobalInvocationID.x + 5u, gl_GlobalInvocationID.x + 6u);
    u0_1._m0[_31 + 4u].y = gl_GlobalInvocationID.x + 7u;
    u0_1._m0[_31 + 5u] = uvec2(gl_GlobalInvocationID.x + 8u, gl_GlobalInvocationID.x + 9u);
    u0_1._m0[_31 + 6u].x = gl_GlobalInvocationID.x + 10u;
}

