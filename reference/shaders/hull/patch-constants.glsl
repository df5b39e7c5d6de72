#version 460
layout(vertices = 3) out;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(location = 0) out uvec4 out_VALUE0[3];
layout(location = 0) in uvec4 in_VALUE0[];
layout(location = 22) patch out vec2 out_ROWS0[4];
layout(location = 29) patch out uvec2 out_SUMS0;
layout(location = 29, component = 2) patch out uint out_LEAST0;

void _1()
{
    uint _11 = gl_InvocationID & 1u;
    uint _16 = gl_InvocationID + 1u;
    out_VALUE0[gl_InvocationID] = uvec4(in_VALUE0[_11].x * _16, in_VALUE0[_11].y * _16, in_VALUE0[_11].z * _16, in_VALUE0[_11].w * _16);
}

void _2()
{
    uint _84[4];
    uint _105[4];
    float _112[4];
    float _116[4];
    uint _73 = 0u;
    uint _48;
    uint _53;
    bool _54;
    for (;;)
    {
        uint _39 = _73 & 1u;
        _84[0u] = in_VALUE0[_39].x;
        _84[1u] = in_VALUE0[_39].y;
        _84[2u] = in_VALUE0[_39].z;
        _84[3u] = in_VALUE0[_39].w;
        _48 = floatBitsToUint(b0_1._m0[0u].x);
        _105[0u] = _48;
        _105[1u] = floatBitsToUint(b0_1._m0[0u].y);
        _105[2u] = floatBitsToUint(b0_1._m0[0u].z);
        _105[3u] = floatBitsToUint(b0_1._m0[0u].w);
        _112[_105[_73]] = float(_73);
        _116[_105[_73]] = float(int(_84[uint(int(_73 << 24u) >> int(24u))]));
        _53 = _73 + 1u;
        _54 = _53 == 4u;
        if (_54)
        {
            break;
        }
        else
        {
            _73 = _53;
            continue;
        }
    }
    gl_TessLevelOuter[0u] = 1.0;
    gl_TessLevelOuter[1u] = 1.0;
    gl_TessLevelOuter[2u] = 1.0;
    gl_TessLevelInner[0u] = 1.0;
    out_ROWS0[0u] = vec2(_112[0u], _116[0u]);
    out_ROWS0[1u] = vec2(_112[1u], _116[1u]);
    out_ROWS0[2u] = vec2(_112[2u], _116[2u]);
    out_ROWS0[3u] = vec2(_112[3u], _116[3u]);
    out_SUMS0 = uvec2(uint(gl_PrimitiveID), (out_VALUE0[1u].y + out_VALUE0[_48 % 3u].x) + out_VALUE0[2u].z);
    out_LEAST0 = uint(min(int(out_VALUE0[0u].w), int(in_VALUE0[1u].w)));
}

void main()
{
    _1();
    barrier();
    if (gl_InvocationID == 0u)
    {
        _2();
    }
}

