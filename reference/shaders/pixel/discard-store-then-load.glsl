#version 460

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(location = 1) in float in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    uint _8 = uint(gl_FragCoord.x);
    discarded = discarded || (in_VALUE0 < 0.0);
    if (!discarded)
    {
        u1_1._m0[t0_1._m0[_8] & 1073741823u] = floatBitsToUint(in_VALUE0 + 10.0);
    }
    float _23 = uintBitsToFloat(t1_1._m0[t0_1._m0[_8] & 1073741823u]);
    out_SV_Target0 = vec4(dFdxFine(_23), _23, 0.0, 1.0);
    if (discarded)
    {
        discard;
    }
}

