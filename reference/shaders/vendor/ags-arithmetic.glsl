#version 460
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    float _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

void main()
{
    uint _67 = gl_LocalInvocationIndex * 3u;
    uint _72 = _67 + 1u;
    uint _75 = _67 + 2u;
    uint _13 = gl_LocalInvocationIndex * 3u;
    u0_1._m0[_13] = min(t0_1._m0[_75], min(t0_1._m0[_67], t0_1._m0[_72]));
    uint _20 = _13 + 1u;
    u0_1._m0[_20] = max(min(max(t0_1._m0[_67], t0_1._m0[_72]), t0_1._m0[_75]), min(t0_1._m0[_67], t0_1._m0[_72]));
    uint _23 = _13 + 2u;
    u0_1._m0[_23] = max(t0_1._m0[_75], max(t0_1._m0[_67], t0_1._m0[_72]));
    uint _24 = floatBitsToUint(t1_1._m0[_67]);
    uint _25 = floatBitsToUint(t1_1._m0[_72]);
    uint _26 = floatBitsToUint(t1_1._m0[_75]);
    float _27 = uintBitsToFloat(_24);
    float _28 = uintBitsToFloat(_25);
    float _31 = uintBitsToFloat(_26);
    float _32 = uintBitsToFloat(floatBitsToUint(isnan(_28) ? _27 : (isnan(_27) ? _28 : min(_27, _28))));
    u1_1._m0[_13] = uintBitsToFloat(floatBitsToUint(isnan(_32) ? _31 : (isnan(_31) ? _32 : min(_31, _32))));
    float _36 = uintBitsToFloat(_24);
    float _37 = uintBitsToFloat(_25);
    float _40 = uintBitsToFloat(_24);
    float _41 = uintBitsToFloat(_25);
    float _42 = uintBitsToFloat(_26);
    float _43 = uintBitsToFloat(floatBitsToUint(isnan(_37) ? _36 : (isnan(_36) ? _37 : min(_36, _37))));
    float _44 = isnan(_41) ? _40 : (isnan(_40) ? _41 : max(_40, _41));
    float _45 = isnan(_42) ? _44 : (isnan(_44) ? _42 : min(_44, _42));
    u1_1._m0[_20] = uintBitsToFloat(floatBitsToUint(isnan(_43) ? _45 : (isnan(_45) ? _43 : max(_45, _43))));
    float _49 = uintBitsToFloat(_24);
    float _50 = uintBitsToFloat(_25);
    float _53 = uintBitsToFloat(_26);
    float _54 = uintBitsToFloat(floatBitsToUint(isnan(_50) ? _49 : (isnan(_49) ? _50 : max(_49, _50))));
    u1_1._m0[_23] = uintBitsToFloat(floatBitsToUint(isnan(_54) ? _53 : (isnan(_53) ? _54 : max(_53, _54))));
}

