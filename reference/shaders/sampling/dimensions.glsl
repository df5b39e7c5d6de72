#version 460

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture1DArray t1;
layout(set = 0, binding = 1002) uniform texture2D t2;
layout(set = 0, binding = 1003) uniform texture2DArray t3;
layout(set = 0, binding = 1004) uniform texture3D t4;
layout(set = 0, binding = 1005) uniform textureCube t5;
layout(set = 0, binding = 1006) uniform textureCubeArray t6;

layout(location = 0) in vec4 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _88 = texture(sampler1D(t0, s0), in_TEXCOORD0.x);
    vec4 _97 = texture(sampler1DArray(t1, s0), vec2(in_TEXCOORD0.xy));
    vec4 _106 = texture(sampler2D(t2, s0), vec2(in_TEXCOORD0.xy));
    vec4 _115 = texture(sampler2DArray(t3, s0), vec3(in_TEXCOORD0.xyz));
    vec4 _124 = texture(sampler3D(t4, s0), vec3(in_TEXCOORD0.xyz));
    vec4 _132 = texture(samplerCube(t5, s0), vec3(in_TEXCOORD0.xyz));
    vec4 _140 = texture(samplerCubeArray(t6, s0), vec4(in_TEXCOORD0));
    out_SV_Target0 = vec4((((((_97.x + _88.x) + _106.x) + _115.x) + _124.x) + _132.x) + _140.x, (((((_97.y + _88.y) + _106.y) + _115.y) + _124.y) + _132.y) + _140.y, (((((_97.z + _88.z) + _106.z) + _115.z) + _124.z) + _132.z) + _140.z, (((((_97.w + _88.w) + _106.w) + _115.w) + _124.w) + _132.w) + _140.w);
}

