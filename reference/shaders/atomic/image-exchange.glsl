#version 460
layout(local_size_x = 2, local_size_y = 2, local_size_z = 1) in;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

layout(set = 0, binding = 2000, r32ui) uniform restrict uimage2D u0;

void main()
{
    uvec2 _18 = uvec2(gl_GlobalInvocationID.xy);
    uint _6 = imageAtomicExchange(u0, ivec2(_18), gl_LocalInvocationIndex + 50u);
    uint _7 = imageAtomicCompSwap(u0, ivec2(_18), 52u, 7u);
    u1_1._m0[gl_LocalInvocationIndex] = uvec2(_6, _7);
}

