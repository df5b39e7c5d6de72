#version 460
#extension GL_EXT_nonuniform_qualifier : require

layout(set = 2, binding = 1000) uniform texture2D t0_space2[];
layout(set = 2, binding = 3000) uniform sampler s0_space2[];

layout(location = 1) flat in uint in_MATERIAL0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(texture(nonuniformEXT(sampler2D(t0_space2[in_MATERIAL0 + 0u], s0_space2[(in_MATERIAL0 >> 16u) + 0u])), vec2(in_TEXCOORD0)));
}

