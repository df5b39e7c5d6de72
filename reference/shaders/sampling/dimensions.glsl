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
    vec2 _89 = vec2(in_TEXCOORD0.xy);
    vec4 _90 = texture(sampler1DArray(t1, s0), _89);
    vec4 _97 = texture(sampler2D(t2, s0), _89);
    vec3 _105 = vec3(in_TEXCOORD0.xyz);
    vec4 _106 = texture(sampler2DArray(t3, s0), _105);
    vec4 _113 = texture(sampler3D(t4, s0), _105);
    vec4 _120 = texture(samplerCube(t5, s0), _105);
    vec4 _128 = texture(samplerCubeArray(t6, s0), vec4(in_TEXCOORD0));
    out_SV_Target0 = vec4((((((_90.x + _81.x) + _97.x) + _106.x) + _113.x) + _120.x) + _128.x, (((((_90.y + _81.y) + _97.y) + _106.y) + _113.y) + _120.y) + _128.y, (((((_90.z + _81.z) + _97.z) + _106.z) + _113.z) + _120.z) + _128.z, (((((_90.w + _81.w) + _97.w) + _106.w) + _113.w) + _120.w) + _128.w);
}

