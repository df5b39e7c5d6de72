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
    vec2 _56 = vec2(in_TEXCOORD0);
    vec4 _58 = texture(sampler2D(t0, s0), _56);
    float _4 = _58.x;
    vec4 _62 = texture(sampler2D(t1, s0), _56);
    vec4 _66 = texture(sampler2D(t2, s0), _56);
    vec4 _70 = texture(sampler2D(t3, s0), _56);
    vec4 _74 = texture(sampler2D(t4, s0), _56);
    out_SV_Target0 = vec4((_62.x + _4) + _70.x, ((_62.y + _4) + _66.x) + _70.y, ((_66.y + _4) + _70.z) + _74.x, ((_66.z + _4) + _70.w) + _74.y);
}

