#version 460
layout(quads) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(location = 0) in vec3 in_POSITION0[];
layout(location = 29) patch in uint in_FIRST0;

void main()
{
    uint _3 = uint(gl_PrimitiveID) * 76u;
    uint _25 = 0u;
    uint _17;
    bool _18;
    for (;;)
    {
        uint _50 = ((_25 * 12u) + _3) >> 2u;
        u0_1._m0[_50] = floatBitsToUint(in_POSITION0[_25].x);
        u0_1._m0[_50 + 1u] = floatBitsToUint(in_POSITION0[_25].y);
        u0_1._m0[_50 + 2u] = floatBitsToUint(in_POSITION0[_25].z);
        u0_1._m0[((_3 + 48u) + (_25 << 2u)) >> 2u] = floatBitsToUint(gl_TessLevelOuter[_25]);
        _17 = _25 + 1u;
        _18 = _17 == 4u;
        if (_18)
        {
            break;
        }
        else
        {
            _25 = _17;
            continue;
        }
    }
    uint _79 = ((uint(gl_PrimitiveID) * 19u) + 16u) & 1073741823u;
    u0_1._m0[_79] = floatBitsToUint(gl_TessLevelInner[0u]);
    u0_1._m0[_79 + 1u] = floatBitsToUint(gl_TessLevelInner[1u]);
    u0_1._m0[_79 + 2u] = in_FIRST0;
    gl_Position = vec4(0.0);
}

