#version 460

layout(set = 0, binding = 1000) uniform utexture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uvec4 _41 = textureGather(usampler2D(t0, s0), vec2(in_TEXCOORD0));
    out_SV_Target0 = vec4(float(_41.x & 255u) * 0.0039215688593685626983642578125, float(_41.y & 255u) * 0.0039215688593685626983642578125, float(_41.z & 255u) * 0.0039215688593685626983642578125, float(_41.w & 255u) * 0.0039215688593685626983642578125);
}

