#version 460

layout(set = 0, binding = 1000) uniform texture1DArray t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 1002) uniform textureCubeArray t2;

layout(location = 1) in float in_LEVEL0;
layout(location = 0) in vec4 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _49 = vec2(in_TEXCOORD0.xy);
    vec4 _50 = textureLod(sampler1DArray(t0, s0), _49, in_LEVEL0);
    vec4 _58 = textureLod(sampler2D(t1, s0), _49, 0.0);
    vec4 _66 = textureLod(samplerCubeArray(t2, s0), vec4(in_TEXCOORD0), in_LEVEL0);
    out_SV_Target0 = vec4((_58.x + _50.x) + _66.x, (_58.y + _50.y) + _66.y, (_58.z + _50.z) + _66.z, (_58.w + _50.w) + _66.w);
}

