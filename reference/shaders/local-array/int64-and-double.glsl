#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) coherent restrict buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) coherent restrict buffer u1
{
    uvec2 _m0[];
} u1_1;

void main()
{
    uint64_t _61[4];
    double _73[4];
    uint _36 = 0u;
    uint _25;
    bool _26;
    for (;;)
    {
        _61[(_36 + gl_GlobalInvocationID.x) & 3u] = (uint64_t(u0_1._m0[_36].x) | (uint64_t(u0_1._m0[_36].y) << 32ul)) << 4ul;
        _73[((_36 * 3u) + gl_GlobalInvocationID.x) & 3u] = packDouble2x32(uvec2(u1_1._m0[_36])) * 0.5lf;
        _25 = _36 + 1u;
        _26 = _25 == 4u;
        if (_26)
        {
            break;
        }
        else
        {
            _36 = _25;
            continue;
        }
    }
    groupMemoryBarrier();
    barrier();
    uint _28 = (gl_GlobalInvocationID.x << 1u) & 2u;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(uint(_61[_28]), uint(_61[_28] >> 32ul));
    u1_1._m0[gl_GlobalInvocationID.x] = uvec2(unpackDouble2x32(_73[gl_GlobalInvocationID.x]));
}

