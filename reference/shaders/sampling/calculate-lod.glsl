#version 460

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 1002) uniform texture2DArray t2;
layout(set = 0, binding = 1003) uniform textureCube t3;

layout(location = 0) in vec3 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _33 = vec2(in_TEXCOORD0.xy);
    out_SV_Target0 = vec4(textureQueryLod(sampler1D(t0, s0), in_TEXCOORD0.x).x, textureQueryLod(sampler2D(t1, s0), _33).y, textureQueryLod(sampler2DArray(t2, s0), _33).x, textureQueryLod(samplerCube(t3, s0), vec3(in_TEXCOORD0)).y);
}

