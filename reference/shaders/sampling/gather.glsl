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
    vec4 _70 = textureGather(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy));
    vec4 _75 = textureGatherOffset(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), ivec2(1, 2));
    vec4 _85 = textureGather(sampler2DArray(t1, s0), vec3(in_TEXCOORD0.xyz), int(1u));
    vec4 _94 = textureGather(samplerCube(t2, s0), vec3(in_TEXCOORD0.xyz), int(2u));
    vec4 _103 = textureGather(samplerCubeArray(t3, s0), vec4(in_TEXCOORD0), int(3u));
    out_SV_Target0 = vec4((((_75.x + _70.x) + _85.x) + _94.x) + _103.x, (((_75.y + _70.y) + _85.y) + _94.y) + _103.y, (((_75.z + _70.z) + _85.z) + _94.z) + _103.z, (((_75.w + _70.w) + _85.w) + _94.w) + _103.w);
}

