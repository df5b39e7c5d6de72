#version 460

layout(location = 1) in float in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    bool _7 = gl_HelperInvocation || discarded;
    float _8 = _7 ? 4.0 : 0.0;
    discarded = discarded || (in_VALUE0 < 0.0);
    bool _10 = gl_HelperInvocation || discarded;
    float _11 = _10 ? 4.0 : 0.0;
    out_SV_Target0 = vec4(dFdxFine(_8), dFdxFine(_11), _8, _11);
    if (discarded)
    {
        discard;
    }
}

