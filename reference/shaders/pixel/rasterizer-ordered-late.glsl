#version 460
#ifdef GL_ARB_fragment_shader_interlock
#extension GL_ARB_fragment_shader_interlock : enable
#define SPIRV_Cross_beginInvocationInterlock() beginInvocationInterlockARB()
#define SPIRV_Cross_endInvocationInterlock() endInvocationInterlockARB()
#elif defined(GL_INTEL_fragment_shader_ordering)
#extension GL_INTEL_fragment_shader_ordering : enable
#define SPIRV_Cross_beginInvocationInterlock() beginFragmentShaderOrderingINTEL()
#define SPIRV_Cross_endInvocationInterlock()
#endif
#if defined(GL_ARB_fragment_shader_interlock)
layout(pixel_interlock_ordered) in;
#elif !defined(GL_INTEL_fragment_shader_ordering)
#error Fragment Shader Interlock/Ordering extension missing!
#endif

layout(set = 0, binding = 2001, std430) coherent restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 1) flat in uint in_NUMBER0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    bool _5 = in_NUMBER0 == 0u;
    float _47;
    float _48;
    float _49;
    float _50;
    if (_5)
    {
        _47 = 0.0;
        _48 = 0.0;
        _49 = 0.0;
        _50 = 0.0;
    }
    else
    {
        float _42 = 0.0;
        float _43 = 0.0;
        float _44 = 0.0;
        float _45 = 0.0;
        uint _46 = 0u;
        float _14;
        float _15;
        float _16;
        float _17;
        uint _18;
        bool _19;
        for (;;)
        {
            vec4 _104 = textureLod(sampler2D(t0, s0), vec2(gl_FragCoord.x * 0.25, gl_FragCoord.y * 0.25), float(_46));
            _14 = _104.x + _42;
            _15 = _104.y + _43;
            _16 = _104.z + _44;
            _17 = _104.w + _45;
            _18 = _46 + 1u;
            _19 = _18 == in_NUMBER0;
            if (_19)
            {
                break;
            }
            else
            {
                _42 = _14;
                _43 = _15;
                _44 = _16;
                _45 = _17;
                _46 = _18;
                continue;
            }
        }
        precise float _20 = _15 * 2.0;
        precise float _21 = _16 * 2.0;
        precise float _22 = _17 * 2.0;
        _47 = _14;
        _48 = _20;
        _49 = _21;
        _50 = _22;
    }
    uint _23 = uint(gl_FragCoord.x);
    bool _24 = _47 > 1.0;
    SPIRV_Cross_beginInvocationInterlock();
    if (_24)
    {
        u1_1._m0[_23]++;
    }
    float _56;
    float _57;
    float _58;
    float _59;
    if (_5)
    {
        _56 = _47 * 2.0;
        _57 = _48;
        _58 = _49;
        _59 = _50;
    }
    else
    {
        uint _37;
        float _52;
        float _53;
        float _54;
        float _55;
        uint _51 = 0u;
        uint _31;
        bool _36;
        for (;;)
        {
            _31 = u1_1._m0[_23];
            _36 = _31 > 100u;
            if (_36)
            {
                _52 = 1.0;
                _53 = 1.0;
                _54 = 1.0;
                _55 = 1.0;
                break;
            }
            _37 = _51 + 1u;
            u1_1._m0[_23] = _31 + _37;
            if (!(_37 < in_NUMBER0))
            {
                _52 = _47 * 2.0;
                _53 = _48;
                _54 = _49;
                _55 = _50;
                break;
            }
            _51 = _37;
            continue;
        }
        _56 = _52;
        _57 = _53;
        _58 = _54;
        _59 = _55;
    }
    SPIRV_Cross_endInvocationInterlock();
    out_SV_Target0 = vec4(_56, _57, _58, _59);
}

