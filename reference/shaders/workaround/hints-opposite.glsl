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
    float _40;
    float _41;
    float _42;
    float _43;
    SPIRV_CROSS_BRANCH
    if ((floatBitsToUint(b0_1._m0[0u].x) * 3u) == 0u)
    {
        _40 = 0.0;
        _41 = 0.0;
        _42 = 0.0;
        _43 = 0.0;
    }
    else
    {
        float _35 = 0.0;
        float _36 = 0.0;
        float _37 = 0.0;
        float _38 = 0.0;
        uint _39 = 0u;
        float _14;
        float _15;
        float _16;
        float _17;
        uint _18;
        bool _24;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            vec4 _80 = texelFetch(t0, ivec2(uvec2(_39, 0u)), int(0u));
            _14 = _80.x + _35;
            _15 = _80.y + _36;
            _16 = _80.z + _37;
            _17 = _80.w + _38;
            _18 = _39 + 1u;
            _24 = _18 < (floatBitsToUint(b0_1._m0[0u].x) * 3u);
            if (_24)
            {
                _35 = _14;
                _36 = _15;
                _37 = _16;
                _38 = _17;
                _39 = _18;
                continue;
            }
            else
            {
                break;
            }
        }
        _40 = _14;
        _41 = _15;
        _42 = _16;
        _43 = _17;
    }
    float _44;
    float _45;
    float _46;
    float _47;
    SPIRV_CROSS_BRANCH
    if (in_COLOR0.x > 0.5)
    {
        vec4 _85 = texelFetch(t0, ivec2(uvec2(0u)), int(0u));
        _44 = _85.x * _40;
        _45 = _85.y * _41;
        _46 = _85.z * _42;
        _47 = _85.w * _43;
    }
    else
    {
        _44 = _40;
        _45 = _41;
        _46 = _42;
        _47 = _43;
    }
    out_SV_Target0 = vec4(_44, _45, _46, _47);
}

