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
    vec4 _91 = texelFetch(t0, int(in_AT0.x), int(in_AT0.y));
    vec4 _98 = texelFetch(t1, ivec2(uvec2(in_AT0.xy)), int(in_AT0.z));
    vec4 _108 = texelFetchOffset(t2, ivec2(uvec2(in_AT0.xy)), int(in_AT0.z), ivec2(-1, 1));
    uvec4 _115 = texelFetch(t3, ivec3(uvec3(in_AT0.xyz)), int(in_AT0.w));
    uvec4 _125 = uvec4(texelFetchOffset(t4, ivec3(uvec3(in_AT0.xyz)), int(in_AT0.w), ivec3(1, 0, -1)));
    vec4 _127 = texelFetch(t2, ivec2(uvec2(in_AT0.xy)), int(0u));
    vec4 _129 = texelFetch(t2, ivec2(uvec2(in_AT0.xy)), int(in_AT0.w));
    out_SV_Target0 = vec4((((((_98.x + _91.x) + _108.x) + float(_115.x)) + float(int(_125.x))) + _127.x) + _129.x, (((((_98.y + _91.y) + _108.y) + float(_115.y)) + float(int(_125.y))) + _127.y) + _129.y, (((((_98.z + _91.z) + _108.z) + float(_115.z)) + float(int(_125.z))) + _127.z) + _129.z, (((((_98.w + _91.w) + _108.w) + float(_115.w)) + float(int(_125.w))) + _127.w) + _129.w);
}

