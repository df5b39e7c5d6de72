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
    vec4 _67 = textureOffset(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), ivec2(1, -2));
    vec3 _78 = vec3(in_TEXCOORD0.xyz);
    vec4 _80 = textureOffset(sampler2DArray(t1, s0), _78, ivec2(-8, 7), 0.5);
    vec4 _88 = textureLodOffset(sampler1D(t2, s0), in_TEXCOORD0.x, in_TEXCOORD0.w, 3);
    vec4 _100 = textureGradOffset(sampler3D(t3, s0), _78, vec3(in_GRADIENT0.xyz), vec3(in_GRADIENT0.yzw), ivec3(1, 2, 3));
    out_SV_Target0 = vec4(((_80.x + _67.x) + _88.x) + _100.x, ((_80.y + _67.y) + _88.y) + _100.y, ((_80.z + _67.z) + _88.z) + _100.z, ((_80.w + _67.w) + _88.w) + _100.w);
}

