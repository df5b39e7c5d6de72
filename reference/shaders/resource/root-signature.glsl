#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _35 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    out_SV_Target0 = vec4(b0_1._m0[0u].x * _35.x, b0_1._m0[0u].y * _35.y, b0_1._m0[0u].z * _35.z, b0_1._m0[0u].w * _35.w);
}

