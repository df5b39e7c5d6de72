#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2DArray t1;
layout(set = 0, binding = 1002) uniform texture1D t2;
layout(set = 0, binding = 1003) uniform texture3D t3;

layout(location = 1) in vec4 in_GRADIENT0;
layout(location = 0) in vec4 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _72 = textureOffset(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), ivec2(1, -2));
    vec4 _85 = textureOffset(sampler2DArray(t1, s0), vec3(in_TEXCOORD0.xyz), ivec2(-8, 7), 0.5);
    vec4 _93 = textureLodOffset(sampler1D(t2, s0), in_TEXCOORD0.x, in_TEXCOORD0.w, 3);
    vec4 _106 = textureGradOffset(sampler3D(t3, s0), vec3(in_TEXCOORD0.xyz), vec3(in_GRADIENT0.xyz), vec3(in_GRADIENT0.yzw), ivec3(1, 2, 3));
    out_SV_Target0 = vec4(((_85.x + _72.x) + _93.x) + _106.x, ((_85.y + _72.y) + _93.y) + _106.y, ((_85.z + _72.z) + _93.z) + _106.z, ((_85.w + _72.w) + _93.w) + _106.w);
}

