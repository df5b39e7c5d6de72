#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 1001) uniform utexture2DMS t1;

layout(location = 1) flat in uint in_LAYER0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uvec2 _35 = uvec2(uint(int(gl_FragCoord.x)), uint(int(gl_FragCoord.y)));
    vec4 _38 = texelFetch(t0, ivec2(_35), int(0u));
    uvec4 _44 = texelFetch(t1, ivec2(_35), int(in_LAYER0));
    out_SV_Target0 = vec4(float(_44.x) + _38.x, float(_44.y) + _38.y, _38.z, _38.w + 1.0);
}

