#version 460
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uvec4 _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    if (gl_GlobalInvocationID.x == 0u)
    {
        u1_1._m0[0u] = ((uint(t0_1._m0.length()) / 8u) * 1000u) + 32u;
        u1_1._m0[1u] = ((uint(t1_1._m0.length()) / 5u) * 1000u) + 80u;
        u1_1._m0[2u] = ((uint(u0_1._m0.length()) / 5u) * 1000u) + 80u;
    }
    uint _89 = gl_GlobalInvocationID.x * 8u;
    u1_1._m0[gl_GlobalInvocationID.x + 3u] = uint(uintBitsToFloat(t0_1._m0[_89 + 7u])) + t0_1._m0[_89 + 5u];
    vec4 _106 = uintBitsToFloat(t1_1._m0[((2u - gl_GlobalInvocationID.x) * 5u) + gl_GlobalInvocationID.x]);
    uint _108 = gl_GlobalInvocationID.x * 5u;
    u0_1._m0[(_108 + gl_GlobalInvocationID.x) + 1u] = uvec4(floatBitsToUint(_106.w), floatBitsToUint(_106.z), floatBitsToUint(_106.y), floatBitsToUint(_106.x));
    uint _117 = _108 + 4u;
    u0_1._m0[_117].y = t1_1._m0[_117].x;
    u0_1._m0[_117].z = t1_1._m0[_117].w;
}

