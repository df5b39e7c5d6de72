#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _50 = gl_GlobalInvocationID.x * 4u;
    uint _3 = u0_1._m0[_50].x;
    uint _55 = _50 + 1u;
    uvec2 _58 = u0_1._m0[_55];
    uint _62 = _50 + 2u;
    uvec2 _64 = u0_1._m0[_62];
    uint _70 = _50 + 3u;
    uint _68 = u0_1._m0[_70].x;
    float _23 = uintBitsToFloat(_68);
    uint64_t _29 = (uint64_t(_58.x) | (uint64_t(_58.y) << 32ul)) + uint64_t(_3);
    double _31 = double(_23) * packDouble2x32(uvec2(_64));
    u0_1._m0[_50].x = _3;
    u0_1._m0[_55] = uvec2(uint(_29), uint(_29 >> 32ul));
    u0_1._m0[_62] = uvec2(unpackDouble2x32(_31));
    u0_1._m0[_70] = uvec2(floatBitsToUint(_23), floatBitsToUint(float(_31)));
}

