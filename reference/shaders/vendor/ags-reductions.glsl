#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _9 = floatBitsToUint(float(int(t0_1._m0[gl_LocalInvocationIndex])));
    u0_1._m0[gl_LocalInvocationIndex] = uint(int(uintBitsToFloat(floatBitsToUint(subgroupAdd(uintBitsToFloat(_9))))));
    u0_1._m0[gl_LocalInvocationIndex + 4u] = subgroupAdd(t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 8u] = subgroupAdd(t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 12u] = uint(int(uintBitsToFloat(floatBitsToUint(subgroupMul(uintBitsToFloat(_9))))));
    u0_1._m0[gl_LocalInvocationIndex + 16u] = subgroupMul(t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 20u] = subgroupMul(t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 24u] = uint(int(uintBitsToFloat(floatBitsToUint(subgroupMin(uintBitsToFloat(_9))))));
    u0_1._m0[gl_LocalInvocationIndex + 28u] = uint(subgroupMin(int(t0_1._m0[gl_LocalInvocationIndex])));
    u0_1._m0[gl_LocalInvocationIndex + 32u] = subgroupMin(t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 36u] = uint(int(uintBitsToFloat(floatBitsToUint(subgroupMax(uintBitsToFloat(_9))))));
    u0_1._m0[gl_LocalInvocationIndex + 40u] = uint(subgroupMax(int(t0_1._m0[gl_LocalInvocationIndex])));
    u0_1._m0[gl_LocalInvocationIndex + 44u] = subgroupMax(t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 48u] = subgroupAnd(t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 52u] = subgroupOr(t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 56u] = subgroupXor(t0_1._m0[gl_LocalInvocationIndex]);
    float _56 = uintBitsToFloat(_9);
    precise float _58 = subgroupExclusiveAdd(_56) + _56;
    u0_1._m0[gl_LocalInvocationIndex + 60u] = uint(int(uintBitsToFloat(floatBitsToUint(_58))));
    u0_1._m0[gl_LocalInvocationIndex + 64u] = subgroupExclusiveAdd(t0_1._m0[gl_LocalInvocationIndex]) + t0_1._m0[gl_LocalInvocationIndex];
    u0_1._m0[gl_LocalInvocationIndex + 68u] = subgroupExclusiveAdd(t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 72u] = subgroupExclusiveAdd(t0_1._m0[gl_LocalInvocationIndex]) + t0_1._m0[gl_LocalInvocationIndex];
    u0_1._m0[gl_LocalInvocationIndex + 76u] = subgroupExclusiveAdd(t0_1._m0[gl_LocalInvocationIndex]);
    float _73 = uintBitsToFloat(_9);
    precise float _75 = subgroupExclusiveMul(_73) * _73;
    u0_1._m0[gl_LocalInvocationIndex + 80u] = uint(int(uintBitsToFloat(floatBitsToUint(_75))));
    u0_1._m0[gl_LocalInvocationIndex + 84u] = subgroupExclusiveMul(t0_1._m0[gl_LocalInvocationIndex]) * t0_1._m0[gl_LocalInvocationIndex];
    u0_1._m0[gl_LocalInvocationIndex + 88u] = subgroupExclusiveMul(t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 92u] = subgroupExclusiveMul(t0_1._m0[gl_LocalInvocationIndex]) * t0_1._m0[gl_LocalInvocationIndex];
    u0_1._m0[gl_LocalInvocationIndex + 96u] = subgroupExclusiveMul(t0_1._m0[gl_LocalInvocationIndex]);
    float _90 = uintBitsToFloat(_9);
    float _91 = subgroupExclusiveMin(_90);
    u0_1._m0[gl_LocalInvocationIndex + 100u] = uint(int(uintBitsToFloat(floatBitsToUint(isnan(_90) ? _91 : (isnan(_91) ? _90 : min(_91, _90))))));
    u0_1._m0[gl_LocalInvocationIndex + 104u] = uint(min(int(uint(subgroupExclusiveMin(int(t0_1._m0[gl_LocalInvocationIndex])))), int(t0_1._m0[gl_LocalInvocationIndex])));
    u0_1._m0[gl_LocalInvocationIndex + 108u] = uint(subgroupExclusiveMin(int(t0_1._m0[gl_LocalInvocationIndex])));
    u0_1._m0[gl_LocalInvocationIndex + 112u] = min(subgroupExclusiveMin(t0_1._m0[gl_LocalInvocationIndex]), t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 116u] = subgroupExclusiveMin(t0_1._m0[gl_LocalInvocationIndex]);
    float _107 = uintBitsToFloat(_9);
    float _108 = subgroupExclusiveMax(_107);
    u0_1._m0[gl_LocalInvocationIndex + 120u] = uint(int(uintBitsToFloat(floatBitsToUint(isnan(_107) ? _108 : (isnan(_108) ? _107 : max(_108, _107))))));
    u0_1._m0[gl_LocalInvocationIndex + 124u] = uint(max(int(uint(subgroupExclusiveMax(int(t0_1._m0[gl_LocalInvocationIndex])))), int(t0_1._m0[gl_LocalInvocationIndex])));
    u0_1._m0[gl_LocalInvocationIndex + 128u] = uint(subgroupExclusiveMax(int(t0_1._m0[gl_LocalInvocationIndex])));
    u0_1._m0[gl_LocalInvocationIndex + 132u] = max(subgroupExclusiveMax(t0_1._m0[gl_LocalInvocationIndex]), t0_1._m0[gl_LocalInvocationIndex]);
    u0_1._m0[gl_LocalInvocationIndex + 136u] = subgroupExclusiveMax(t0_1._m0[gl_LocalInvocationIndex]);
}

