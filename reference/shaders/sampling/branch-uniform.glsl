#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2D t1;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _4 = dFdxCoarse(in_TEXCOORD0.x);
    float _5 = dFdxCoarse(in_TEXCOORD0.y);
    float _6 = dFdyCoarse(in_TEXCOORD0.x);
    float _7 = dFdyCoarse(in_TEXCOORD0.y);
    float _23;
    float _24;
    float _25;
    float _26;
    if (floatBitsToUint(b0_1._m0[0u].x) == 0u)
    {
        vec4 _61 = textureGrad(sampler2D(t0, s0), vec2(in_TEXCOORD0), vec2(_4, _5), vec2(_6, _7));
        _23 = _61.x;
        _24 = _61.y;
        _25 = _61.z;
        _26 = _61.w;
    }
    else
    {
        vec4 _67 = texture(sampler2D(t1, s0), vec2(in_TEXCOORD0));
        _23 = _67.x;
        _24 = _67.y;
        _25 = _67.z;
        _26 = _67.w;
    }
    out_SV_Target0 = vec4(_23, _24, _25, _26);
}

