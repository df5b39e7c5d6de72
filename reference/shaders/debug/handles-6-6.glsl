#version 460
#extension GL_GOOGLE_cpp_style_line_directive : require

layout(set = 0, binding = 0, std140) uniform Choice
{
    vec4 _m0[1];
} Choice_1;

layout(set = 0, binding = 1000, std430) readonly buffer colors
{
    vec4 _m0[];
} colors_1;

layout(location = 0) out vec4 out_SV_Target0;

#line 14 "debug/handles-6-6.hlsl"
void main()
{
#line 14 "debug/handles-6-6.hlsl"
#line 14 "debug/handles-6-6.hlsl"
    float _42;
    float _43;
    float _44;
    float _45;
    if (0u < floatBitsToUint(Choice_1._m0[0u].y))
    {
        uint _25;
        bool _32;
        float _38;
        float _39;
        float _40;
        float _41;
        float _33 = 0.0;
        float _34 = 0.0;
        float _35 = 0.0;
        float _36 = 0.0;
        uint _37 = 0u;
        float _13;
        float _14;
        float _15;
        float _16;
        bool _20;
        for (;;)
        {
#line 15 "debug/handles-6-6.hlsl"
#line 15 "debug/handles-6-6.hlsl"
            uint _12 = floatBitsToUint(Choice_1._m0[0u].x) + _37;
#line 15 "debug/handles-6-6.hlsl"
            _13 = colors_1._m0[_12].x;
            _14 = colors_1._m0[_12].y;
            _15 = colors_1._m0[_12].z;
            _16 = colors_1._m0[_12].w;
#line 16 "debug/handles-6-6.hlsl"
            _20 = ((_16 == 0.0) != false) != false;
            if (_20)
            {
                _38 = _33;
                _39 = _34;
                _40 = _35;
                _41 = _36;
            }
            else
            {
#line 18 "debug/handles-6-6.hlsl"
                _38 = _33 + _13;
                _39 = _34 + _14;
                _40 = _35 + _15;
                _41 = _36 + _16;
            }
#line 14 "debug/handles-6-6.hlsl"
            _25 = _37 + 1u;
#line 14 "debug/handles-6-6.hlsl"
#line 14 "debug/handles-6-6.hlsl"
#line 14 "debug/handles-6-6.hlsl"
            _32 = ((_25 < floatBitsToUint(Choice_1._m0[0u].y)) != false) != false;
            if (_32)
            {
                _33 = _38;
                _34 = _39;
                _35 = _40;
                _36 = _41;
                _37 = _25;
                continue;
            }
            else
            {
                break;
            }
        }
        _42 = _38;
        _43 = _39;
        _44 = _40;
        _45 = _41;
    }
    else
    {
        _42 = 0.0;
        _43 = 0.0;
        _44 = 0.0;
        _45 = 0.0;
    }
#line 20 "debug/handles-6-6.hlsl"
    out_SV_Target0 = vec4(_42, _43, _44, _45);
}

