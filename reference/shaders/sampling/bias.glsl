#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform textureCube t1;
layout(set = 0, binding = 1002) uniform texture3D t2;

layout(location = 0, component = 3) in float in_BIAS0;
layout(location = 0) in vec3 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _51 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), in_BIAS0);
    vec3 _58 = vec3(in_TEXCOORD0);
    vec4 _60 = texture(samplerCube(t1, s0), _58, -1.0);
    vec4 _68 = texture(sampler3D(t2, s0), _58, in_BIAS0 * 2.0);
    out_SV_Target0 = vec4((_60.x + _51.x) + _68.x, (_60.y + _51.y) + _68.y, (_60.z + _51.z) + _68.z, (_60.w + _51.w) + _68.w);
}

