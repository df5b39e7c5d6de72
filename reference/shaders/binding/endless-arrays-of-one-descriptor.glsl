#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1, std430) restrict buffer u1_space1
{
    uint _m0[];
} u1_space1_1;

layout(set = 0, binding = 2, std430) readonly buffer t2_space2
{
    uint _m0[];
} t2_space2_1;

layout(set = 0, binding = 3, std140) uniform b3
{
    vec4 _m0[1];
} b3_1;

layout(set = 0, binding = 0, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap[];
layout(set = 1, binding = 0) uniform sampler s0_space100;

void main()
{
    uint _5 = atomicAdd(u1_space1_1._m0[1u], 1u);
    u0_1._m0[(gl_WorkGroupID.x << 2u) + gl_LocalInvocationIndex] = uvec4(floatBitsToUint(textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[0u]], s0_space100), vec2(1.25, 0.5), 0.0).x), t2_space2_1._m0[1u], floatBitsToUint(b3_1._m0[0u].x), push_constants_1._m0[1u]);
}

