#version 460
#if defined(GL_EXT_control_flow_attributes)
#extension GL_EXT_control_flow_attributes : require
#define SPIRV_CROSS_FLATTEN [[flatten]]
#define SPIRV_CROSS_BRANCH [[dont_flatten]]
#define SPIRV_CROSS_UNROLL [[unroll]]
#define SPIRV_CROSS_LOOP [[dont_unroll]]
#else
#define SPIRV_CROSS_FLATTEN
#define SPIRV_CROSS_BRANCH
#define SPIRV_CROSS_UNROLL
#define SPIRV_CROSS_LOOP
#endif
layout(lines) in;
layout(max_vertices = 2, points) out;

out float gl_ClipDistance[6];
out float gl_CullDistance[1];

float _54;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(location = 0) out uint out_ROW0;
layout(location = 2) in uint in_ROW0[2];

void main()
{
    uint _31;
    bool _32;
    float _39;
    float _40;
    float _41;
    float _42;
    float _91[2];
    float _95[2];
    float _33;
    float _34;
    float _35;
    float _36;
    uint _37 = 0u;
    uint _5;
    uint _6;
    float _7;
    float _8;
    bool _13;
    for (;;)
    {
        _5 = in_ROW0[_37];
        _6 = _5 + 10u;
        _7 = gl_ClipDistance[_37][0u];
        _8 = gl_ClipDistance[_37][(_5 * 2u) + 2u];
        _13 = floatBitsToUint(b0_1._m0[0u].x) == 0u;
        if (_13)
        {
            _39 = _33;
            _40 = _34;
            _41 = _35;
            _42 = _36;
        }
        else
        {
            uint _38 = 0u;
            uint _19;
            bool _24;
            SPIRV_CROSS_LOOP
            for (;;)
            {
                uint _18 = _38 ^ _5;
                _91[_18] = gl_ClipDistance[_37][(_38 * 2u) + 1u] * 2.0;
                _95[_18] = gl_ClipDistance[_37][(_38 * 2u) + 2u] * 2.0;
                _19 = _38 + 1u;
                _24 = _19 < floatBitsToUint(b0_1._m0[0u].x);
                if (_24)
                {
                    _38 = _19;
                    continue;
                }
                else
                {
                    break;
                }
            }
            _39 = _95[1u];
            _40 = _91[1u];
            _41 = _95[0u];
            _42 = _91[0u];
        }
        out_ROW0 = _6;
        gl_ClipDistance[0u] = _7;
        gl_ClipDistance[1u] = _8;
        gl_ClipDistance[2u] = _42;
        gl_ClipDistance[3u] = _41;
        gl_ClipDistance[4u] = _40;
        gl_ClipDistance[5u] = _39;
        gl_CullDistance[0u] = gl_CullDistance[_37][_5 ^ 1u];
        EmitVertex();
        _31 = _37 + 1u;
        _32 = _31 == 2u;
        if (_32)
        {
            break;
        }
        else
        {
            _33 = _39;
            _34 = _40;
            _35 = _41;
            _36 = _42;
            _37 = _31;
            continue;
        }
    }
}

