#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 5u;
    uint _43 = _3 >> 4u;
    float _9 = uintBitsToFloat(t0_1._m0[_43].x);
    float _10 = uintBitsToFloat(t0_1._m0[_43].y);
    float _11 = uintBitsToFloat(t0_1._m0[_43].z);
    uint _50 = (_3 | 16u) >> 4u;
    float _19 = uintBitsToFloat(t0_1._m0[_50].x);
    float _20 = uintBitsToFloat(t0_1._m0[_50].y);
    float _21 = uintBitsToFloat(t0_1._m0[_50].z);
    precise float _53 = _9 * _19;
    precise float _54 = _10 * _20;
    precise float _23 = _53 + _54;
    precise float _55 = _9 * _19;
    precise float _56 = _10 * _20;
    precise float _57 = _55 + _56;
    precise float _58 = _11 * _21;
    precise float _24 = _57 + _58;
    precise float _59 = _9 * _19;
    precise float _60 = _10 * _20;
    precise float _61 = _59 + _60;
    precise float _62 = _11 * _21;
    precise float _63 = _61 + _62;
    precise float _64 = uintBitsToFloat(t0_1._m0[_43].w) * uintBitsToFloat(t0_1._m0[_50].w);
    precise float _25 = _63 + _64;
    uint _71 = (gl_GlobalInvocationID.x * 12u) >> 2u;
    u0_1._m0[_71] = floatBitsToUint(_23);
    u0_1._m0[_71 + 1u] = floatBitsToUint(_24);
    u0_1._m0[_71 + 2u] = floatBitsToUint(_25);
}

