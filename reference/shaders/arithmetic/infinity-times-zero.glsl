#version 460
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_LocalInvocationIndex << 1u;
    uint _9 = _3 + 1u;
    float _17 = float(subgroupAny(false)) * t0_1._m0[_9];
    float _23 = -t0_1._m0[_3];
    u0_1._m0[gl_LocalInvocationIndex] = vec4(isnan(_17) ? t0_1._m0[_3] : (isnan(t0_1._m0[_3]) ? _17 : min(t0_1._m0[_3], _17)), isnan(_17) ? _23 : (isnan(_23) ? _17 : max(_23, _17)), isnan(t0_1._m0[_3]) ? _17 : (isnan(_17) ? t0_1._m0[_3] : min(_17, t0_1._m0[_3])), uintBitsToFloat(floatBitsToUint(-_17) & 2147483647u) + t0_1._m0[_9]);
}

