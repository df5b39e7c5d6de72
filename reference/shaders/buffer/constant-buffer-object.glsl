#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[2];
} b0_1;

layout(set = 0, binding = 2, std140) uniform b2
{
    vec4 _m0[2];
} b2_1[3];

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    uint _44 = (gl_WorkGroupID.x + 2u) - 2u;
    u0_1._m0[gl_WorkGroupID.x] = ((b2_1[_44]._m0[0u].x * 10.0) + b0_1._m0[0u].y) + float(floatBitsToUint(b2_1[_44]._m0[1u].x) * 100u);
}

