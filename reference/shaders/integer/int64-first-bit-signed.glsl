#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uvec2 _33 = unpackUint2x32(uint64_t(t0_1._m0[gl_GlobalInvocationID.x].x) | (uint64_t(t0_1._m0[gl_GlobalInvocationID.x].y) << 32ul));
    uint _35 = _33.y;
    uint _37 = uint(int(_35) >> int(31u));
    uint _45 = uint(max(int(uint(findMSB(_33.x ^ _37))), int(uint(findMSB(_35 ^ _37)) | 32u)));
    uint _12 = (_45 == 4294967295u) ? 4294967295u : (63u - _45);
    uint _15 = _45;
    u0_1._m0[gl_GlobalInvocationID.x] = _15;
}

