#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[5];
} b0_1;

layout(location = 1) out float out_DEPTH0;
layout(location = 0) in vec3 in_POSITION0;

void main()
{
    precise float _24 = in_POSITION0.x * b0_1._m0[0u].x;
    precise float _83 = b0_1._m0[1u].x * in_POSITION0.y;
    precise float _25 = _83 + _24;
    precise float _84 = b0_1._m0[2u].x * in_POSITION0.z;
    precise float _26 = _84 + _25;
    precise float _86 = b0_1._m0[3u].x * 1.0;
    precise float _27 = _86 + _26;
    precise float _28 = in_POSITION0.x * b0_1._m0[0u].y;
    precise float _87 = b0_1._m0[1u].y * in_POSITION0.y;
    precise float _29 = _87 + _28;
    precise float _88 = b0_1._m0[2u].y * in_POSITION0.z;
    precise float _30 = _88 + _29;
    precise float _89 = b0_1._m0[3u].y * 1.0;
    precise float _31 = _89 + _30;
    precise float _32 = in_POSITION0.x * b0_1._m0[0u].z;
    precise float _90 = b0_1._m0[1u].z * in_POSITION0.y;
    precise float _33 = _90 + _32;
    precise float _91 = b0_1._m0[2u].z * in_POSITION0.z;
    precise float _34 = _91 + _33;
    precise float _92 = b0_1._m0[3u].z * 1.0;
    precise float _35 = _92 + _34;
    precise float _36 = in_POSITION0.x * b0_1._m0[0u].w;
    precise float _93 = b0_1._m0[1u].w * in_POSITION0.y;
    precise float _37 = _93 + _36;
    precise float _94 = b0_1._m0[2u].w * in_POSITION0.z;
    precise float _38 = _94 + _37;
    precise float _95 = b0_1._m0[3u].w * 1.0;
    precise float _39 = _95 + _38;
    precise float _44 = _27 * b0_1._m0[4u].x;
    precise float _45 = _31 * b0_1._m0[4u].y;
    precise float _46 = _35 * b0_1._m0[4u].z;
    precise float _47 = _39 * b0_1._m0[4u].w;
    precise float _48 = _44 + 0.0;
    precise float _49 = _45 + 0.0;
    precise float _50 = b0_1._m0[4u].w + _46;
    precise float _51 = _47 + 0.0;
    gl_Position = vec4(_48, _49, _50, _51);
    out_DEPTH0 = (b0_1._m0[4u].x * _35) + b0_1._m0[4u].y;
}

