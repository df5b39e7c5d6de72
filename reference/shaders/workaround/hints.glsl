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
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;

layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _38;
    float _39;
    float _40;
    float _41;
    SPIRV_CROSS_FLATTEN
    if (floatBitsToUint(b0_1._m0[0u].x) == 0u)
    {
        _38 = 0.0;
        _39 = 0.0;
        _40 = 0.0;
        _41 = 0.0;
    }
    else
    {
        float _33 = 0.0;
        float _34 = 0.0;
        float _35 = 0.0;
        float _36 = 0.0;
        uint _37 = 0u;
        float _13;
        float _14;
        float _15;
        float _16;
        uint _17;
        bool _22;
        SPIRV_CROSS_UNROLL
        for (;;)
        {
            vec4 _77 = texelFetch(t0, ivec2(uvec2(_37, 0u)), int(0u));
            _13 = _77.x + _33;
            _14 = _77.y + _34;
            _15 = _77.z + _35;
            _16 = _77.w + _36;
            _17 = _37 + 1u;
            _22 = _17 < floatBitsToUint(b0_1._m0[0u].x);
            if (_22)
            {
                _33 = _13;
                _34 = _14;
                _35 = _15;
                _36 = _16;
                _37 = _17;
                continue;
            }
            else
            {
                break;
            }
        }
        _38 = _13;
        _39 = _14;
        _40 = _15;
        _41 = _16;
    }
    float _42;
    float _43;
    float _44;
    float _45;
    SPIRV_CROSS_FLATTEN
    if (in_COLOR0.x > 0.5)
    {
        vec4 _82 = texelFetch(t0, ivec2(uvec2(0u)), int(0u));
        _42 = _82.x * _38;
        _43 = _82.y * _39;
        _44 = _82.z * _40;
        _45 = _82.w * _41;
    }
    else
    {
        _42 = _38;
        _43 = _39;
        _44 = _40;
        _45 = _41;
    }
    out_SV_Target0 = vec4(_42, _43, _44, _45);
}

