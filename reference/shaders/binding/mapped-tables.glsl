#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 4001, std430) restrict buffer u1_counter
{
    uint _m0;
} u1_counter_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

layout(set = 0, binding = 1001) uniform texture2D t1[3];
layout(set = 0, binding = 3001) uniform sampler s1;
layout(set = 0, binding = 2002) uniform restrict writeonly imageBuffer u2;
layout(set = 1, binding = 3000) uniform sampler s0_space1;

void main()
{
    uint _52 = (gl_WorkGroupID.x + 1u) - 1u;
    imageStore(u2, int(gl_WorkGroupID.x), vec4((float(t0_1._m0[gl_WorkGroupID.x]) * textureLod(sampler2D(t1[_52], s1), vec2(0.5), 0.0).x) + float(floatBitsToUint(b0_1._m0[0u].x))));
    uint _34 = atomicAdd(u1_counter_1._m0, 1u);
    u1_1._m0[_34] = float(floatBitsToUint(b0_1._m0[0u].y)) * textureLod(sampler2D(t1[_52], s0_space1), vec2(0.75, 0.5), 0.0).x;
}

