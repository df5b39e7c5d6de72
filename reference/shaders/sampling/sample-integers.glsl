#version 460

layout(set = 0, binding = 1000) uniform utexture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform itexture2DArray t1;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uvec4 _37 = texture(usampler2D(t0, s0), vec2(in_TEXCOORD0));
    out_SV_Target0 = vec4(float(_37.x), float(_37.y), float(_37.z), float(int(uvec4(textureLod(isampler2DArray(t1, s0), vec3(in_TEXCOORD0, 1.0), 0.0)).x)));
}

