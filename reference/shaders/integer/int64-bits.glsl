#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

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
    uint _12 = gl_GlobalInvocationID.x << 2u;
    uvec2 _56 = unpackUint2x32(_11);
    uint64_t _13 = packUint2x32(uvec2(bitfieldReverse(_56.y), bitfieldReverse(_56.x)));
    u0_1._m0[_12] = uvec2(uint(_13), uint(_13 >> 32ul));
    uvec2 _68 = unpackUint2x32(_11);
    uint64_t _18 = uint64_t(uint(bitCount(_68.x)) + uint(bitCount(_68.y)));
    u0_1._m0[_12 + 1u] = uvec2(uint(_18), uint(_18 >> 32ul));
    uvec2 _76 = unpackUint2x32(_11);
    uint64_t _24 = uint64_t(min(uint(findLSB(_76.x)), (uint(findLSB(_76.y)) | 32u)));
    u0_1._m0[_12 + 2u] = uvec2(uint(_24), uint(_24 >> 32ul));
    uvec2 _86 = unpackUint2x32(_11);
    uint _92 = uint(max(int(uint(findMSB(_86.x))), int(uint(findMSB(_86.y)) | 32u)));
    uint _29 = (_92 == 4294967295u) ? 4294967295u : (63u - _92);
    uint64_t _33 = (_29 == 4294967295u) ? 4294967295ul : uint64_t(63u - _29);
    u0_1._m0[_12 + 3u] = uvec2(uint(_33), uint(_33 >> 32ul));
}

