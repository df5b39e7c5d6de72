#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2DArray t1;
layout(set = 0, binding = 1002) uniform textureCube t2;
layout(set = 0, binding = 1003) uniform textureCubeArray t3;

layout(location = 0) in vec4 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _67 = textureGather(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy));
    vec4 _74 = textureGatherOffset(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), ivec2(1, 2));
    vec4 _84 = textureGather(sampler2DArray(t1, s0), vec3(in_TEXCOORD0.xyz), int(1u));
    vec4 _93 = textureGather(samplerCube(t2, s0), vec3(in_TEXCOORD0.xyz), int(2u));
    vec4 _102 = textureGather(samplerCubeArray(t3, s0), vec4(in_TEXCOORD0), int(3u));
    out_SV_Target0 = vec4((((_74.x + _67.x) + _84.x) + _93.x) + _102.x, (((_74.y + _67.y) + _84.y) + _93.y) + _102.y, (((_74.z + _67.z) + _84.z) + _93.z) + _102.z, (((_74.w + _67.w) + _84.w) + _93.w) + _102.w);
}

