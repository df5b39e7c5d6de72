#version 460

layout(set = 0, binding = 200, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 0) uniform texture2D t0;
layout(set = 0, binding = 100) uniform sampler s0;
layout(set = 1, binding = 0) uniform texture2D t0_space1;
layout(set = 0, binding = 301) uniform restrict writeonly image2D u1;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _46 = vec2(in_TEXCOORD0);
    vec4 _48 = texture(sampler2D(t0, s0), _46);
    vec4 _52 = texture(sampler2D(t0_space1, s0), _46);
    float _22 = (b0_1._m0[0u].x * _52.x) + _48.x;
    float _23 = (b0_1._m0[0u].y * _52.y) + _48.y;
    float _24 = (b0_1._m0[0u].z * _52.z) + _48.z;
    float _25 = (b0_1._m0[0u].w * _52.w) + _48.w;
    imageStore(u1, ivec2(uvec2(uint(in_TEXCOORD0.x * 32.0), uint(in_TEXCOORD0.y * 32.0))), vec4(_22, _23, _24, _25));
    out_SV_Target0 = vec4(_22, _23, _24, _25);
}

