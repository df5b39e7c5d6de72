#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 1001) uniform texture1DArray t1;
layout(set = 0, binding = 1002) uniform texture2D t2;
layout(set = 0, binding = 1003) uniform utexture2DArray t3;
layout(set = 0, binding = 1004) uniform itexture3D t4;

layout(location = 0) flat in uvec4 in_AT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _85 = texelFetch(t0, int(in_AT0.x), int(in_AT0.y));
    uvec2 _90 = uvec2(in_AT0.xy);
    vec4 _92 = texelFetch(t1, ivec2(_90), int(in_AT0.z));
    vec4 _102 = texelFetchOffset(t2, ivec2(_90), int(in_AT0.z), ivec2(-1, 1));
    uvec3 _107 = uvec3(in_AT0.xyz);
    uvec4 _109 = texelFetch(t3, ivec3(_107), int(in_AT0.w));
    uvec4 _119 = uvec4(texelFetchOffset(t4, ivec3(_107), int(in_AT0.w), ivec3(1, 0, -1)));
    vec4 _121 = texelFetch(t2, ivec2(_90), int(0u));
    vec4 _122 = texelFetch(t2, ivec2(_90), int(in_AT0.w));
    out_SV_Target0 = vec4((((((_92.x + _85.x) + _102.x) + float(_109.x)) + float(int(_119.x))) + _121.x) + _122.x, (((((_92.y + _85.y) + _102.y) + float(_109.y)) + float(int(_119.y))) + _121.y) + _122.y, (((((_92.z + _85.z) + _102.z) + float(_109.z)) + float(int(_119.z))) + _121.z) + _122.z, (((((_92.w + _85.w) + _102.w) + float(_109.w)) + float(int(_119.w))) + _121.w) + _122.w);
}

