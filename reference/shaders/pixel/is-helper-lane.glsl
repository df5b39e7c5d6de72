#version 460

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    vec4 _50 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    float _11 = _50.w;
    if (_11 < 0.5)
    {
        discarded = true;
    }
    bool _14 = gl_HelperInvocation || discarded;
    float _24;
    float _25;
    float _26;
    float _27;
    if (_14)
    {
        _24 = 0.0;
        _25 = 0.0;
        _26 = 0.0;
        _27 = 0.0;
    }
    else
    {
        if (!discarded)
        {
            uint _70 = atomicAdd(u1_1._m0[0u], 1u);
        }
        _24 = _50.x;
        _25 = _50.y;
        _26 = _50.z;
        _27 = _11;
    }
    out_SV_Target0 = vec4(dFdxCoarse(_24) + _24, dFdxCoarse(_25) + _25, dFdxCoarse(_26) + _26, dFdxCoarse(_27) + _27);
    if (discarded)
    {
        discard;
    }
}

