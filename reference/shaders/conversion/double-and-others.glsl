#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uvec2 _m0[];
} u2_1;

void main()
{
    uint _9 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_9] = uvec2(unpackDouble2x32(double(int(t1_1._m0[gl_GlobalInvocationID.x]))));
    uint _18 = _9 + 1u;
    u0_1._m0[_18] = uvec2(unpackDouble2x32(double(t1_1._m0[gl_GlobalInvocationID.x])));
    uint _31 = _9 + 2u;
    u0_1._m0[_31] = uvec2(unpackDouble2x32((double(float(int(t1_1._m0[gl_GlobalInvocationID.x]))) * 0.5lf) + double(int(t1_1._m0[gl_GlobalInvocationID.x]))));
    u1_1._m0[gl_GlobalInvocationID.x] = float(packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x])));
    uint64_t _48 = uint64_t(int(uint(int(packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x]))))));
    u2_1._m0[_9] = uvec2(uint(_48), uint(_48 >> 32ul));
    uint64_t _60 = uint64_t(uint(abs(packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x])))));
    u2_1._m0[_18] = uvec2(uint(_60), uint(_60 >> 32ul));
    uint64_t _71 = uint64_t(int64_t(packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x])) * 4294967296.0lf));
    u2_1._m0[_31] = uvec2(uint(_71), uint(_71 >> 32ul));
}

