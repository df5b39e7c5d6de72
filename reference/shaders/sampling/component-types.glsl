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
    vec4 _64 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    float _4 = _64.x;
    vec4 _69 = texture(sampler2D(t1, s0), vec2(in_TEXCOORD0));
    vec4 _74 = texture(sampler2D(t2, s0), vec2(in_TEXCOORD0));
    vec4 _79 = texture(sampler2D(t3, s0), vec2(in_TEXCOORD0));
    vec4 _84 = texture(sampler2D(t4, s0), vec2(in_TEXCOORD0));
    out_SV_Target0 = vec4((_69.x + _4) + _79.x, ((_69.y + _4) + _74.x) + _79.y, ((_74.y + _4) + _79.z) + _84.x, ((_74.z + _4) + _79.w) + _84.y);
}

