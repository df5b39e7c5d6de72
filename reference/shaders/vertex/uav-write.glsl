#version 460

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(location = 0) in vec4 in_POSITION0;

void main()
{
    uint _6 = atomicAdd(u1_1._m0[0u], 1u);
    u0_1._m0[_6] = vec4(in_POSITION0);
    gl_Position = vec4(in_POSITION0);
}

