#version 460

layout(location = 1) in vec4 in_B0;
layout(location = 0) in vec4 in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    precise float _10 = in_A0.x / in_B0.x;
    precise float _11 = in_A0.y / in_B0.y;
    precise float _12 = in_A0.z / in_B0.z;
    precise float _13 = in_A0.w / in_B0.w;
    bool _14 = (floatBitsToUint(_10) & 2147483647u) > 2139095040u;
    precise float _15 = _10 * _10;
    precise float _16 = _11 * _11;
    precise float _17 = _12 * _12;
    precise float _18 = _13 * _13;
    precise float _19 = in_A0.x + _15;
    precise float _20 = in_A0.y + _16;
    precise float _21 = in_A0.z + _17;
    precise float _22 = in_A0.w + _18;
    out_SV_Target0 = vec4(_14 ? in_B0.x : _19, _14 ? in_B0.y : _20, _14 ? in_B0.z : _21, _14 ? in_B0.w : _22);
}

