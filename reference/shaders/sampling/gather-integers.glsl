#version 460

layout(set = 0, binding = 1000) uniform utexture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform itexture2DArray t1;

layout(location = 0) in vec3 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uvec4 _52 = textureGather(usampler2D(t0, s0), vec2(in_TEXCOORD0.xy), int(3u));
    uvec4 _65 = uvec4(textureGather(isampler2DArray(t1, s0), vec3(in_TEXCOORD0)));
    out_SV_Target0 = vec4(float(int(_65.x)) + float(_52.x >> 4u), float(int(_65.y)) + float(_52.y >> 4u), float(int(_65.z)) + float(_52.z >> 4u), float(int(_65.w)) + float(_52.w >> 4u));
}

