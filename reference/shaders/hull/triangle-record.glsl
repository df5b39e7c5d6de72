#version 460
layout(triangles) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(location = 0) in vec3 in_POSITION0[];
layout(location = 1) in vec2 in_TEXCOORD0[];
layout(location = 29) patch in float in_HEIGHT0;

void main()
{
    uint _4 = uint(gl_PrimitiveID) * 80u;
    uint _32 = 0u;
    uint _19;
    bool _20;
    for (;;)
    {
        uint _11 = _32 * 20u;
        uint _62 = (_11 + _4) >> 2u;
        u0_1._m0[_62] = floatBitsToUint(in_POSITION0[_32].x);
        u0_1._m0[_62 + 1u] = floatBitsToUint(in_POSITION0[_32].y);
        u0_1._m0[_62 + 2u] = floatBitsToUint(in_POSITION0[_32].z);
        uint _78 = (_11 + (_4 + 12u)) >> 2u;
        u0_1._m0[_78] = floatBitsToUint(in_TEXCOORD0[_32].x);
        u0_1._m0[_78 + 1u] = floatBitsToUint(in_TEXCOORD0[_32].y);
        _19 = _32 + 1u;
        _20 = _19 == 3u;
        if (_20)
        {
            break;
        }
        else
        {
            _32 = _19;
            continue;
        }
    }
    uint _92 = uint(gl_PrimitiveID) * 20u;
    uint _96 = (_92 + 15u) & 1073741823u;
    u0_1._m0[_96] = floatBitsToUint(gl_TessLevelOuter[0u]);
    u0_1._m0[_96 + 1u] = floatBitsToUint(gl_TessLevelOuter[1u]);
    u0_1._m0[_96 + 2u] = floatBitsToUint(gl_TessLevelOuter[2u]);
    u0_1._m0[_96 + 3u] = floatBitsToUint(gl_TessLevelInner[0u]);
    u0_1._m0[(_92 + 19u) & 1073741823u] = floatBitsToUint(in_HEIGHT0);
    gl_Position = vec4(0.0);
}

