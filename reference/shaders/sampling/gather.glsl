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
    vec2 _64 = vec2(in_TEXCOORD0.xy);
    vec4 _67 = textureGather(sampler2D(t0, s0), _64);
    vec4 _73 = textureGatherOffset(sampler2D(t0, s0), _64, ivec2(1, 2));
    vec3 _81 = vec3(in_TEXCOORD0.xyz);
    vec4 _83 = textureGather(sampler2DArray(t1, s0), _81, int(1u));
    vec4 _91 = textureGather(samplerCube(t2, s0), _81, int(2u));
    vec4 _100 = textureGather(samplerCubeArray(t3, s0), vec4(in_TEXCOORD0), int(3u));
    out_SV_Target0 = vec4((((_73.x + _67.x) + _83.x) + _91.x) + _100.x, (((_73.y + _67.y) + _83.y) + _91.y) + _100.y, (((_73.z + _67.z) + _83.z) + _91.z) + _100.z, (((_73.w + _67.w) + _83.w) + _91.w) + _100.w);
}

