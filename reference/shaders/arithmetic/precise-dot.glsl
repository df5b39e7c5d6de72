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
    uint _43 = gl_GlobalInvocationID.x * 2u;
    float _9 = uintBitsToFloat(t0_1._m0[_43].x);
    float _10 = uintBitsToFloat(t0_1._m0[_43].y);
    float _11 = uintBitsToFloat(t0_1._m0[_43].z);
    uint _51 = _43 + 1u;
    float _19 = uintBitsToFloat(t0_1._m0[_51].x);
    float _20 = uintBitsToFloat(t0_1._m0[_51].y);
    float _21 = uintBitsToFloat(t0_1._m0[_51].z);
    precise float _54 = _9 * _19;
    precise float _55 = _10 * _20;
    precise float _23 = _54 + _55;
    precise float _56 = _9 * _19;
    precise float _57 = _10 * _20;
    precise float _58 = _56 + _57;
    precise float _59 = _11 * _21;
    precise float _24 = _58 + _59;
    precise float _60 = _9 * _19;
    precise float _61 = _10 * _20;
    precise float _62 = _60 + _61;
    precise float _63 = _11 * _21;
    precise float _64 = _62 + _63;
    precise float _65 = uintBitsToFloat(t0_1._m0[_43].w) * uintBitsToFloat(t0_1._m0[_51].w);
    precise float _25 = _64 + _65;
    uint _72 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_72] = floatBitsToUint(_23);
    u0_1._m0[_72 + 1u] = floatBitsToUint(_24);
    u0_1._m0[_72 + 2u] = floatBitsToUint(_25);
}

