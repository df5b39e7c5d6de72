#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform utexture2D t1;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out mediump vec4 out_SV_Target0;

void main()
{
    mediump vec4 _49 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    uvec4 _61 = texelFetch(t1, ivec2(uvec2(uint(int(in_TEXCOORD0.x * 16.0)), uint(int(in_TEXCOORD0.y * 16.0)))), int(0u));
    mediump uint _22 = _61.x;
    mediump uint _23 = _61.y;
    out_SV_Target0 = vec4(float(_22) + (_49.x * 2.0), float(_23) + (_49.y * 2.0), _49.z * 2.0, _49.w * 2.0);
}

