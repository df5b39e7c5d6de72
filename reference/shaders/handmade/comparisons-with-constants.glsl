#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uvec2 _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uvec4 _m0[];
} target_1;

void main()
{
    bool _9 = (source_1._m0[gl_LocalInvocationIndex].x & 1u) != 0u;
    bool _10 = (source_1._m0[gl_LocalInvocationIndex].y & 1u) != 0u;
    float _11 = uintBitsToFloat(source_1._m0[gl_LocalInvocationIndex].x);
    uint _111 = ((((((((((((((0u | (uint(_9 == true) << 0u)) | (uint(_9 != true) << 1u)) | (uint((!true) && _9) << 2u)) | (uint((!true) || _9) << 3u)) | (uint((!_9) && true) << 4u)) | (uint((!_9) || true) << 5u)) | (uint(true && (!_9)) << 6u)) | (uint(true || (!_9)) << 7u)) | (uint(_9 && (!true)) << 8u)) | (uint(_9 || (!true)) << 9u)) | (uint(false == _10) << 10u)) | (uint(false != _10) << 11u)) | (uint((!_10) && false) << 12u)) | (uint((!_10) || false) << 13u)) | (uint((!false) && _10) << 14u);
    bool _132 = false;
    bool _192 = true;
    bool _196 = false;
    uint _199 = ((((((((((((((((0u | (uint(_132) << 0u)) | (uint(_11 == 1.0) << 1u)) | (uint(_11 > 1.0) << 2u)) | (uint(_11 >= 1.0) << 3u)) | (uint(_11 < 1.0) << 4u)) | (uint(_11 <= 1.0) << 5u)) | (uint(_11 != 1.0) << 6u)) | (uint(!isnan(_11)) << 7u)) | (uint(isnan(_11)) << 8u)) | (uint(!(_11 != 1.0)) << 9u)) | (uint(!(_11 <= 1.0)) << 10u)) | (uint(!(_11 < 1.0)) << 11u)) | (uint(!(_11 >= 1.0)) << 12u)) | (uint(!(_11 > 1.0)) << 13u)) | (uint(_11 != 1.0) << 14u)) | (uint(_192) << 15u)) | (uint(_196) << 16u);
    bool _256 = true;
    bool _260 = false;
    bool _320 = true;
    uint _323 = (((((((((((((((0u | (uint(_260) << 0u)) | (uint(_11 == uintBitsToFloat(0x7fc00000u /* nan */)) << 1u)) | (uint(_11 > uintBitsToFloat(0x7fc00000u /* nan */)) << 2u)) | (uint(_11 >= uintBitsToFloat(0x7fc00000u /* nan */)) << 3u)) | (uint(_11 < uintBitsToFloat(0x7fc00000u /* nan */)) << 4u)) | (uint(_11 <= uintBitsToFloat(0x7fc00000u /* nan */)) << 5u)) | (uint(_11 != uintBitsToFloat(0x7fc00000u /* nan */)) << 6u)) | (uint(!(isnan(_11) || isnan(uintBitsToFloat(0x7fc00000u /* nan */)))) << 7u)) | (uint(isnan(_11) || isnan(uintBitsToFloat(0x7fc00000u /* nan */))) << 8u)) | (uint(!(_11 != uintBitsToFloat(0x7fc00000u /* nan */))) << 9u)) | (uint(!(_11 <= uintBitsToFloat(0x7fc00000u /* nan */))) << 10u)) | (uint(!(_11 < uintBitsToFloat(0x7fc00000u /* nan */))) << 11u)) | (uint(!(_11 >= uintBitsToFloat(0x7fc00000u /* nan */))) << 12u)) | (uint(!(_11 > uintBitsToFloat(0x7fc00000u /* nan */))) << 13u)) | (uint(_11 != uintBitsToFloat(0x7fc00000u /* nan */)) << 14u)) | (uint(_320) << 15u);
    bool _324 = false;
    bool _384 = true;
    uint _387 = (((((((((((((((_323 | (uint(_324) << 16u)) | (uint(uintBitsToFloat(0x7fc00000u /* nan */) == _11) << 17u)) | (uint(uintBitsToFloat(0x7fc00000u /* nan */) > _11) << 18u)) | (uint(uintBitsToFloat(0x7fc00000u /* nan */) >= _11) << 19u)) | (uint(uintBitsToFloat(0x7fc00000u /* nan */) < _11) << 20u)) | (uint(uintBitsToFloat(0x7fc00000u /* nan */) <= _11) << 21u)) | (uint(uintBitsToFloat(0x7fc00000u /* nan */) != _11) << 22u)) | (uint(!(isnan(uintBitsToFloat(0x7fc00000u /* nan */)) || isnan(_11))) << 23u)) | (uint(isnan(uintBitsToFloat(0x7fc00000u /* nan */)) || isnan(_11)) << 24u)) | (uint(!(uintBitsToFloat(0x7fc00000u /* nan */) != _11)) << 25u)) | (uint(!(uintBitsToFloat(0x7fc00000u /* nan */) <= _11)) << 26u)) | (uint(!(uintBitsToFloat(0x7fc00000u /* nan */) < _11)) << 27u)) | (uint(!(uintBitsToFloat(0x7fc00000u /* nan */) >= _11)) << 28u)) | (uint(!(uintBitsToFloat(0x7fc00000u /* nan */) > _11)) << 29u)) | (uint(uintBitsToFloat(0x7fc00000u /* nan */) != _11) << 30u)) | (uint(_384) << 31u);
    target_1._m0[gl_LocalInvocationIndex] = uvec4((((((((((0u | (uint(_9 == _10) << 0u)) | (uint(_9 != _10) << 1u)) | (uint((!_10) && _9) << 2u)) | (uint((!_10) || _9) << 3u)) | (uint((!_9) && _10) << 4u)) | (uint((!_9) || _10) << 5u)) | (uint(_10 && (!_9)) << 6u)) | (uint(_10 || (!_9)) << 7u)) | (uint(_9 && (!_10)) << 8u)) | (uint(_9 || (!_10)) << 9u), ((((_111 | (uint((!false) || _10) << 15u)) | (uint(_10 && (!false)) << 16u)) | (uint(_10 || (!false)) << 17u)) | (uint(false && (!_10)) << 18u)) | (uint(false || (!_10)) << 19u), ((((((((((((((_199 | (uint(1.0 == _11) << 17u)) | (uint(1.0 > _11) << 18u)) | (uint(1.0 >= _11) << 19u)) | (uint(1.0 < _11) << 20u)) | (uint(1.0 <= _11) << 21u)) | (uint(1.0 != _11) << 22u)) | (uint(!isnan(_11)) << 23u)) | (uint(isnan(_11)) << 24u)) | (uint(!(1.0 != _11)) << 25u)) | (uint(!(1.0 <= _11)) << 26u)) | (uint(!(1.0 < _11)) << 27u)) | (uint(!(1.0 >= _11)) << 28u)) | (uint(!(1.0 > _11)) << 29u)) | (uint(1.0 != _11) << 30u)) | (uint(_256) << 31u), _387);
}

