#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2DMS t0;

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(texelFetch(t0, ivec2(uvec2(uint(int(floor(gl_FragCoord.x) + 0.5)), uint(int(floor(gl_FragCoord.y) + 0.5)))), int(uint(gl_SampleID))));
}

