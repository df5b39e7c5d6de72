#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2DMS t0;
layout(set = 0, binding = 1001) uniform texture2DMSArray t1;
layout(set = 0, binding = 1002) uniform utexture2DMS t2;

layout(location = 0) flat in uvec4 in_AT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uvec2 _45 = uvec2(in_AT0.xy);
    vec4 _48 = texelFetch(t0, ivec2(_45), int(in_AT0.w));
    vec4 _55 = texelFetchOffset(t0, ivec2(_45), ivec2(1, 0), int(1u));
    vec4 _63 = texelFetch(t1, ivec3(uvec3(in_AT0.xyz)), int(3u));
    out_SV_Target0 = vec4((_55.x + _48.x) + _63.x, (_55.y + _48.y) + _63.y, (_55.z + _48.z) + float(texelFetch(t2, ivec2(_45), int(in_AT0.w)).x), _55.w + _48.w);
}

