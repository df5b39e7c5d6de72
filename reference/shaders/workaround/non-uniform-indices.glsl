#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2D t0[4];
layout(set = 0, binding = 1004) uniform texture2D t4[4];

layout(location = 0) flat in uint in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uvec2 _30 = uvec2(0u);
    vec4 _35 = texelFetch(t0[nonuniformEXT(in_INDEX0 + 0u)], ivec2(_30), int(0u));
    vec4 _40 = texelFetch(t4[2u], ivec2(_30), int(0u));
    out_SV_Target0 = vec4(_40.x + _35.x, _40.y + _35.y, _40.z + _35.z, _40.w + _35.w);
}

