#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 1, binding = 1004) uniform texture2D t4_space1[8];
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _45 = vec2(in_TEXCOORD0);
    vec4 _47 = texture(sampler2D(t4_space1[3u], s0), _45);
    vec4 _62 = texture(sampler2D(t4_space1[(floatBitsToUint(b0_1._m0[0u].x) + 4u) - 4u], s0), _45);
    out_SV_Target0 = vec4(_62.x + _47.x, _62.y + _47.y, _62.z + _47.z, _62.w + _47.w);
}

