#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 1) flat in uvec2 in_OFFSET0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _56 = vec2(in_TEXCOORD0);
    vec4 _66 = textureGatherOffset(sampler2D(t0, s0), _56, bitfieldExtract(ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)), int(0u), int(6u)));
    out_SV_Target0 = vec4(textureGather(sampler2D(t0, s0), _56, int(1u)).x + _66.x, textureGatherOffset(sampler2D(t0, s0), _56, ivec2(1, 0), int(1u)).y + _66.y, textureGatherOffset(sampler2D(t0, s0), _56, ivec2(0, 1), int(1u)).z + _66.z, textureGatherOffset(sampler2D(t0, s0), _56, ivec2(-1), int(1u)).w + _66.w);
}

