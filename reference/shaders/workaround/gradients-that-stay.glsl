#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 1) flat in float in_SCALE0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;
layout(location = 1) out vec4 out_SV_Target1;

void main()
{
    float _7 = in_TEXCOORD0.x * 2.0;
    float _8 = in_TEXCOORD0.y * 2.0;
    float _9 = dFdxCoarse(in_TEXCOORD0.x);
    float _10 = dFdxCoarse(in_TEXCOORD0.y);
    float _13 = dFdyCoarse(in_TEXCOORD0.x);
    float _14 = dFdyCoarse(in_TEXCOORD0.y);
    float _21 = dFdyCoarse(_7);
    float _22 = dFdyCoarse(_8);
    float _25 = dFdxCoarse(_7);
    float _26 = dFdxCoarse(_8);
    vec2 _122 = vec2(in_TEXCOORD0);
    vec4 _129 = texture(sampler2D(t0, s0), _122, log2(abs(in_SCALE0)));
    float _136 = abs(8.0);
    vec4 _138 = texture(sampler2D(t0, s0), _122, log2(_136));
    vec2 _139 = vec2(_9 * 4.0, _10 * 4.0);
    uint _74 = uint(int(gl_FragCoord.y)) + uint(int(gl_FragCoord.x));
    float _92;
    if ((_74 - (uint(int(_74) / int(3u)) * 3u)) == 0u)
    {
        _92 = textureGrad(sampler2D(t0, s0), _122, vec2(_9 * 5.0, _10 * 5.0), vec2(_13 * 5.0, _14 * 5.0)).x;
    }
    else
    {
        _92 = 9.0;
    }
    float _93;
    if (gl_FragCoord.x > 2.0)
    {
        _93 = textureGrad(sampler2D(t0, s0), _122, _139, vec2(_13 * 4.0, _14 * 4.0)).x;
    }
    else
    {
        _93 = 2.0;
    }
    out_SV_Target0 = vec4(textureGrad(sampler2D(t0, s0), _122, vec2(_25 * 2.0, _26 * 2.0), vec2(_21 * 2.0, _22 * 2.0)).x, _129.x, textureGrad(sampler2D(t0, s0), _122, vec2(_9 + 0.375, _10 + 0.0009765625), vec2(_13 + 0.0009765625, _14 + 0.375)).x, _138.x);
    out_SV_Target1 = vec4(_92, textureGrad(sampler2D(t0, s0), _122, _139, vec2(0.0, 0.25)).x, textureGrad(sampler2D(t0, s0), _122, vec2(0.25, 0.0), vec2(0.0, in_SCALE0 * 0.25)).x, _93);
}

