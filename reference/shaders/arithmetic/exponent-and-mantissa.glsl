#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    bool _8 = t0_1._m0[gl_GlobalInvocationID.x] != 0.0;
    uint _9 = floatBitsToUint(t0_1._m0[gl_GlobalInvocationID.x]);
    float _19 = trunc(t0_1._m0[gl_GlobalInvocationID.x]);
    uint _21 = gl_GlobalInvocationID.x * 5u;
    u0_1._m0[_21] = _8 ? uintBitsToFloat((_9 & 8388607u) | 1056964608u) : 0.0;
    u0_1._m0[_21 + 1u] = _8 ? float(int(uint(int((_9 & 2139095040u) + 3238002688u) >> int(23u)))) : 0.0;
    u0_1._m0[_21 + 2u] = _19;
    u0_1._m0[_21 + 3u] = t0_1._m0[gl_GlobalInvocationID.x] - _19;
    u0_1._m0[_21 + 4u] = t0_1._m0[gl_GlobalInvocationID.x] * 8.0;
}

