#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[3];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

shared float shared_word;

void main()
{
    shared_word = b0_1._m0[1u].x;
    barrier();
    uint _9 = gl_WorkGroupID.x << 3u;
    u0_1._m0[_9] = b0_1._m0[1u].y + shared_word;
    u0_1._m0[_9 + 1u] = b0_1._m0[gl_WorkGroupID.x].w;
    groupMemoryBarrier();
    barrier();
    shared_word = b0_1._m0[1u].x + b0_1._m0[1u].w;
    u0_1._m0[_9 + 2u] = b0_1._m0[gl_WorkGroupID.x].x + b0_1._m0[gl_WorkGroupID.x].w;
    barrier();
    u0_1._m0[_9 + 3u] = shared_word;
    u0_1._m0[_9 + 4u] = float(floatBitsToUint(b0_1._m0[1u].y) >> 23u);
    u0_1._m0[_9 + 5u] = b0_1._m0[1u].y;
    u0_1._m0[_9 + 6u] = b0_1._m0[1u - gl_WorkGroupID.x].w;
    u0_1._m0[_9 + 7u] = float(floatBitsToUint(b0_1._m0[1u].y));
}

