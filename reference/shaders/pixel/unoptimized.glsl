#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 1) flat in uint in_TWICE0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _61 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    float _9 = _61.x;
    float _10 = _61.y;
    float _11 = _61.z;
    float _12 = _61.w;
    float _29;
    float _30;
    float _31;
    float _32;
    if (uint(uint(in_TWICE0 != 0u) != 0u) != 0u)
    {
        vec4 _65 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0.x * 2.0, in_TEXCOORD0.y * 2.0));
        _29 = _9 + _65.x;
        _30 = _10 + _65.y;
        _31 = _11 + _65.z;
        _32 = _12 + _65.w;
    }
    else
    {
        _29 = _9;
        _30 = _10;
        _31 = _11;
        _32 = _12;
    }
    if (!(((_32 == 0.0) != false) != false))
    {
        out_SV_Target0 = vec4(_29, _30, _31, _32);
        return;
    }
    discard;
}

