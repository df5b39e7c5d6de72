#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint _50 = gl_GlobalInvocationID.x * 2u;
    uint _3 = u0_1._m0[_50].x;
    uvec4 _56 = u0_1._m0[_50];
    uvec4 _62 = u0_1._m0[_50 + 1u];
    uint _67 = u0_1._m0[_50 + 1u].z;
    float _23 = uintBitsToFloat(_67);
    uint64_t _29 = (uint64_t(_56.z) | (uint64_t(_56.w) << 32ul)) + uint64_t(_3);
    double _31 = double(_23) * packDouble2x32(uvec2(_62.xy));
    u0_1._m0[_50].x = _3;
    u0_1._m0[_50].z = uint(_29);
    u0_1._m0[_50].w = uint(_29 >> 32ul);
    uvec2 _75 = unpackDouble2x32(_31);
    u0_1._m0[_50 + 1u].x = _75.x;
    u0_1._m0[_50 + 1u].y = _75.y;
    u0_1._m0[_50 + 1u].z = floatBitsToUint(_23);
    u0_1._m0[_50 + 1u].w = floatBitsToUint(float(_31));
}

