#version 460

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 1) in vec2 in_TEXCOORD0;
layout(location = 0) out float out_SV_Target0;

void main()
{
    vec2 _43 = textureQueryLod(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    out_SV_Target0 = (t1_1._m0[uint(gl_FragCoord.x)] != 0u) ? _43.x : _43.y;
}

