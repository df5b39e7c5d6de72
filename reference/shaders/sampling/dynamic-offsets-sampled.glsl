#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 1) flat in uvec2 in_OFFSET0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    ivec2 _39 = bitfieldExtract(ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)), int(0u), int(4u));
    uvec2 _40 = uvec2(textureSize(t0, int(0u)));
    out_SV_Target0 = vec4(textureLod(sampler2D(t0, s0), vec2(in_TEXCOORD0.x + (float(_39.x) / float(_40.x)), in_TEXCOORD0.y + (float(_39.y) / float(_40.y))), 0.0));
}

