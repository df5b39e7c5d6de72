#version 460

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 1002) uniform texture2DArray t2;
layout(set = 0, binding = 1003) uniform textureCube t3;

layout(location = 2) in vec3 in_DY0;
layout(location = 1) in vec3 in_DX0;
layout(location = 0) in vec3 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _64 = textureGrad(sampler1D(t0, s0), in_TEXCOORD0.x, in_DX0.x, in_DY0.x);
    vec2 _73 = vec2(in_DX0.xy);
    vec2 _74 = vec2(in_DY0.xy);
    vec4 _75 = textureGrad(sampler2D(t1, s0), vec2(in_TEXCOORD0.xy), _73, _74);
    vec3 _82 = vec3(in_TEXCOORD0);
    vec4 _83 = textureGrad(sampler2DArray(t2, s0), _82, _73, _74);
    vec4 _92 = textureGrad(samplerCube(t3, s0), _82, vec3(in_DX0), vec3(in_DY0));
    out_SV_Target0 = vec4(((_75.x + _64.x) + _83.x) + _92.x, ((_75.y + _64.y) + _83.y) + _92.y, ((_75.z + _64.z) + _83.z) + _92.z, ((_75.w + _64.w) + _83.w) + _92.w);
}

