#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 14, local_size_y = 1, local_size_z = 1) in;

const uint64_t _36[14] = uint64_t[](16ul, 512ul, 16384ul, 524288ul, 16777216ul, 536870912ul, 17179869184ul, 549755813888ul, 17592186044416ul, 562949953421312ul, 18014398509481984ul, 576460752303423488ul, 9223372036854775808ul, 1311768467463790320ul);
const uint _65[14] = uint[](31u, 1023u, 32767u, 1048575u, 33554431u, 1073741823u, 4294967295u, 2147483648u, 554580u, 344865u, 30292u, 801u, 18u, 0u);

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(uint(_36[gl_GlobalInvocationID.x]), uint(_36[gl_GlobalInvocationID.x] >> 32ul));
    uint64_t _8 = uint64_t(_65[gl_GlobalInvocationID.x]);
    u0_1._m0[gl_GlobalInvocationID.x + 14u] = uvec2(uint(_8), uint(_8 >> 32ul));
}

