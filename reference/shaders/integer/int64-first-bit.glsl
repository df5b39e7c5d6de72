#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint64_t _11 = uint64_t(t0_1._m0[gl_GlobalInvocationID.x].x) | (uint64_t(t0_1._m0[gl_GlobalInvocationID.x].y) << 32ul);
    uvec2 _34 = unpackUint2x32(_11);
    uvec2 _42 = unpackUint2x32(_11);
    uint _48 = uint(max(int(uint(findMSB(_42.x))), int(uint(findMSB(_42.y)) | 32u)));
    uint _13 = (_48 == 4294967295u) ? 4294967295u : (63u - _48);
    uint _16 = _48;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(min(uint(findLSB(_34.x)), (uint(findLSB(_34.y)) | 32u)), _16);
}

