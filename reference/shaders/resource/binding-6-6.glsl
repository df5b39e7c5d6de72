#version 460

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[2];
} b1_1;

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 1003, std430) readonly buffer t3
{
    vec4 _m0[];
} t3_1;

layout(set = 1, binding = 1002) uniform texture2D t2_space1;
layout(set = 0, binding = 3001) uniform sampler s1;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _4 = floatBitsToUint(b1_1._m0[1u].x);
    uint _9 = atomicAdd(u1_1._m0[_4 & 1073741823u], 1u);
    vec4 _73 = texture(sampler2D(t2_space1, s1), vec2(in_TEXCOORD0));
    uint _23 = floatBitsToUint(b1_1._m0[1u].x);
    out_SV_Target0 = vec4(t3_1._m0[_23].x + (b1_1._m0[0u].x * _73.x), t3_1._m0[_23].y + (b1_1._m0[0u].y * _73.y), t3_1._m0[_23].z + (b1_1._m0[0u].z * _73.z), t3_1._m0[_23].w + (b1_1._m0[0u].w * _73.w));
}

