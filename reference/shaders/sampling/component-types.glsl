#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 1002) uniform texture2D t2;
layout(set = 0, binding = 1003) uniform texture2D t3;
layout(set = 0, binding = 1004) uniform texture2D t4;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _58 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    float _4 = _58.x;
    vec4 _63 = texture(sampler2D(t1, s0), vec2(in_TEXCOORD0));
    vec4 _68 = texture(sampler2D(t2, s0), vec2(in_TEXCOORD0));
    vec4 _73 = texture(sampler2D(t3, s0), vec2(in_TEXCOORD0));
    vec4 _78 = texture(sampler2D(t4, s0), vec2(in_TEXCOORD0));
    out_SV_Target0 = vec4((_63.x + _4) + _73.x, ((_63.y + _4) + _68.x) + _73.y, ((_68.y + _4) + _73.z) + _78.x, ((_68.z + _4) + _73.w) + _78.y);
}

