#version 460
layout(invocations = 3, lines) in;
layout(max_vertices = 1, points) out;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict buffer u2
{
    uint _m0[];
} u2_1;

layout(location = 0) out uint out_NUMBER0;
layout(location = 0) in uint in_NUMBER0[2];

void main()
{
    u1_1._m0[(uint(gl_PrimitiveIDIn) * 3u) + gl_InvocationID] = (in_NUMBER0[1u] + (gl_InvocationID * 100000u)) + (in_NUMBER0[0u] * 1000u);
    uint _16 = atomicAdd(u2_1._m0[gl_InvocationID & 1073741823u], in_NUMBER0[1u]);
    if (in_NUMBER0[0u] == 0u)
    {
        out_NUMBER0 = in_NUMBER0[1u];
        EmitVertex();
    }
}

