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
    vec4 _81 = texture(sampler1D(t0, s0), in_TEXCOORD0.x);
    vec4 _90 = texture(sampler1DArray(t1, s0), vec2(in_TEXCOORD0.xy));
    vec4 _98 = texture(sampler2D(t2, s0), vec2(in_TEXCOORD0.xy));
    vec4 _107 = texture(sampler2DArray(t3, s0), vec3(in_TEXCOORD0.xyz));
    vec4 _115 = texture(sampler3D(t4, s0), vec3(in_TEXCOORD0.xyz));
    vec4 _123 = texture(samplerCube(t5, s0), vec3(in_TEXCOORD0.xyz));
    vec4 _131 = texture(samplerCubeArray(t6, s0), vec4(in_TEXCOORD0));
    out_SV_Target0 = vec4((((((_90.x + _81.x) + _98.x) + _107.x) + _115.x) + _123.x) + _131.x, (((((_90.y + _81.y) + _98.y) + _107.y) + _115.y) + _123.y) + _131.y, (((((_90.z + _81.z) + _98.z) + _107.z) + _115.z) + _123.z) + _131.z, (((((_90.w + _81.w) + _98.w) + _107.w) + _115.w) + _123.w) + _131.w);
}

