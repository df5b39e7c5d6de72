#version 460

layout(set = 0, binding = 1000) uniform utexture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform itexture2DArray t1;

layout(location = 0) in vec3 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uvec4 _55 = textureGather(usampler2D(t0, s0), vec2(in_TEXCOORD0.xy), int(3u));
    uvec4 _67 = uvec4(textureGather(isampler2DArray(t1, s0), vec3(in_TEXCOORD0)));
    out_SV_Target0 = vec4(float(int(_67.x)) + float(_55.x >> 4u), float(int(_67.y)) + float(_55.y >> 4u), float(int(_67.z)) + float(_55.z >> 4u), float(int(_67.w)) + float(_55.w >> 4u));
}

