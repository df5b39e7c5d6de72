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
    vec4 _92 = texelFetch(t1, ivec2(uvec2(in_AT0.xy)), int(in_AT0.z));
    vec4 _103 = texelFetchOffset(t2, ivec2(uvec2(in_AT0.xy)), int(in_AT0.z), ivec2(-1, 1));
    uvec4 _110 = texelFetch(t3, ivec3(uvec3(in_AT0.xyz)), int(in_AT0.w));
    uvec4 _121 = uvec4(texelFetchOffset(t4, ivec3(uvec3(in_AT0.xyz)), int(in_AT0.w), ivec3(1, 0, -1)));
    vec4 _124 = texelFetch(t2, ivec2(uvec2(in_AT0.xy)), int(0u));
    vec4 _126 = texelFetch(t2, ivec2(uvec2(in_AT0.xy)), int(in_AT0.w));
    out_SV_Target0 = vec4((((((_92.x + _85.x) + _103.x) + float(_110.x)) + float(int(_121.x))) + _124.x) + _126.x, (((((_92.y + _85.y) + _103.y) + float(_110.y)) + float(int(_121.y))) + _124.y) + _126.y, (((((_92.z + _85.z) + _103.z) + float(_110.z)) + float(int(_121.z))) + _124.z) + _126.z, (((((_92.w + _85.w) + _103.w) + float(_110.w)) + float(int(_121.w))) + _124.w) + _126.w);
}

