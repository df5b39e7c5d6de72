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
    float _10 = uintBitsToFloat(_8);
    uint _11 = packHalf2x16(vec2(_10, 0.0));
    u0_1._m0[_9] = (unpackHalf2x16(_11).x > _10) ? (_11 + ((_11 > 32767u) ? 1u : 4294967295u)) : _11;
    float _18 = uintBitsToFloat(_8);
    uint _19 = packHalf2x16(vec2(_18, 0.0));
    u0_1._m0[_9 | 1u] = (unpackHalf2x16(_19).x < _18) ? (_19 + ((_19 > 32767u) ? 4294967295u : 1u)) : _19;
    if (gl_LocalInvocationIndex == 0u)
    {
        u0_1._m0[16u] = packHalf2x16(vec2(uintBitsToFloat(_8), 0.0));
    }
}

