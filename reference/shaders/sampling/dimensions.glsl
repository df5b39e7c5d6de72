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
    vec4 _83 = texture(sampler1D(t0, s0), in_TEXCOORD0.x);
    vec4 _92 = texture(sampler1DArray(t1, s0), vec2(in_TEXCOORD0.xy));
    vec4 _101 = texture(sampler2D(t2, s0), vec2(in_TEXCOORD0.xy));
    vec4 _110 = texture(sampler2DArray(t3, s0), vec3(in_TEXCOORD0.xyz));
    vec4 _119 = texture(sampler3D(t4, s0), vec3(in_TEXCOORD0.xyz));
    vec4 _127 = texture(samplerCube(t5, s0), vec3(in_TEXCOORD0.xyz));
    vec4 _135 = texture(samplerCubeArray(t6, s0), vec4(in_TEXCOORD0));
    out_SV_Target0 = vec4((((((_92.x + _83.x) + _101.x) + _110.x) + _119.x) + _127.x) + _135.x, (((((_92.y + _83.y) + _101.y) + _110.y) + _119.y) + _127.y) + _135.y, (((((_92.z + _83.z) + _101.z) + _110.z) + _119.z) + _127.z) + _135.z, (((((_92.w + _83.w) + _101.w) + _110.w) + _119.w) + _127.w) + _135.w);
}

