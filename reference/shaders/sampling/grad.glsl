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
    vec4 _75 = textureGrad(sampler2D(t1, s0), vec2(in_TEXCOORD0.xy), vec2(in_DX0.xy), vec2(in_DY0.xy));
    vec4 _85 = textureGrad(sampler2DArray(t2, s0), vec3(in_TEXCOORD0), vec2(in_DX0.xy), vec2(in_DY0.xy));
    vec4 _95 = textureGrad(samplerCube(t3, s0), vec3(in_TEXCOORD0), vec3(in_DX0), vec3(in_DY0));
    out_SV_Target0 = vec4(((_75.x + _64.x) + _85.x) + _95.x, ((_75.y + _64.y) + _85.y) + _95.y, ((_75.z + _64.z) + _85.z) + _95.z, ((_75.w + _64.w) + _85.w) + _95.w);
}

