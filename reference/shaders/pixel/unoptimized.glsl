#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 1) flat in uint in_TWICE0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    vec4 _67 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    float _13 = _67.x;
    float _14 = _67.y;
    float _15 = _67.z;
    float _16 = _67.w;
    float _33;
    float _34;
    float _35;
    float _36;
    if (uint(uint(in_TWICE0 != 0u) != 0u) != 0u)
    {
        vec4 _73 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0.x * 2.0, in_TEXCOORD0.y * 2.0));
        _33 = _13 + _73.x;
        _34 = _14 + _73.y;
        _35 = _15 + _73.z;
        _36 = _16 + _73.w;
    }
    else
    {
        _33 = _13;
        _34 = _14;
        _35 = _15;
        _36 = _16;
    }
    if (((_36 == 0.0) != false) != false)
    {
        discarded = true;
    }
    out_SV_Target0 = vec4(_33, _34, _35, _36);
    if (discarded)
    {
        discard;
    }
}

