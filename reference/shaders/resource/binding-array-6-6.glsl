#version 460
#extension GL_EXT_nonuniform_qualifier : require

layout(set = 1, binding = 1000) uniform texture2D t0_space1[];
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1008) uniform texture3D t8[4];

layout(location = 1) flat in uint in_MATERIAL0;
layout(location = 0) in vec3 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _49 = texture(nonuniformEXT(sampler2D(t0_space1[in_MATERIAL0 + 0u], s0)), vec2(in_TEXCOORD0.xy));
    vec4 _65 = textureLod(sampler3D(t8[((in_MATERIAL0 & 3u) + 8u) - 8u], s0), vec3(in_TEXCOORD0), 0.0);
    out_SV_Target0 = vec4(_65.x + _49.x, _65.y + _49.y, _65.z + _49.z, _65.w + _49.w);
}

