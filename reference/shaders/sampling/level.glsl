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
    vec4 _50 = textureLod(sampler1DArray(t0, s0), vec2(in_TEXCOORD0.xy), in_LEVEL0);
    vec4 _59 = textureLod(sampler2D(t1, s0), vec2(in_TEXCOORD0.xy), 0.0);
    vec4 _67 = textureLod(samplerCubeArray(t2, s0), vec4(in_TEXCOORD0), in_LEVEL0);
    out_SV_Target0 = vec4((_59.x + _50.x) + _67.x, (_59.y + _50.y) + _67.y, (_59.z + _50.z) + _67.z, (_59.w + _50.w) + _67.w);
}

