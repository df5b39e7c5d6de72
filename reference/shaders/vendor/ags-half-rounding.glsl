#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _8 = floatBitsToUint(t0_1._m0[gl_LocalInvocationIndex]);
    uint _9 = gl_LocalInvocationIndex << 1u;
    uint _10 = _8 ^ 0u;
    uint _12 = packHalf2x16(vec2(uintBitsToFloat(_10), 0.0));
    u0_1._m0[_9] = ((unpackHalf2x16(min(((_12 ^ 32768u) & 65535u), 65534u)).x < uintBitsToFloat(_10 ^ 2147483648u)) ? (_12 + ((_12 > 32767u) ? 1u : 4294967295u)) : _12) ^ 0u;
    uint _23 = _8 ^ 2147483648u;
    uint _25 = packHalf2x16(vec2(uintBitsToFloat(_23), 0.0));
    u0_1._m0[_9 + 1u] = ((unpackHalf2x16(min(((_25 ^ 32768u) & 65535u), 65534u)).x < uintBitsToFloat(_23 ^ 2147483648u)) ? (_25 + ((_25 > 32767u) ? 1u : 4294967295u)) : _25) ^ 32768u;
    if (gl_LocalInvocationIndex == 0u)
    {
        u0_1._m0[16u] = packHalf2x16(vec2(uintBitsToFloat(_8), 0.0));
    }
}

