#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1, std430) readonly buffer t1
{
    float _m0[];
} t1_1;

layout(set = 0, binding = 0, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2, std430) writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 3, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2, std430) writeonly buffer u0_2
{
    uint _m0[];
} u0_3;

void main()
{
    uint _37 = gl_GlobalInvocationID.x * 3u;
    uvec4 _55 = t0_1._m0[gl_GlobalInvocationID.x];
    uint _14 = floatBitsToUint(t1_1._m0[_37]);
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(_55.x + _14, _55.y + floatBitsToUint(t1_1._m0[_37 + 1u]), _55.z + floatBitsToUint(t1_1._m0[_37 + 2u]), _55.w + _14);
    uint _22 = atomicAdd(u1_1._m0[gl_GlobalInvocationID.x & 3u], _55.x);
    u0_3._m0[gl_GlobalInvocationID.x + 256u] = _22;
}

