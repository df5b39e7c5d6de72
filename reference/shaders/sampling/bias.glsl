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
    vec4 _54 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), in_BIAS0);
    vec4 _63 = texture(samplerCube(t1, s0), vec3(in_TEXCOORD0), -1.0);
    vec4 _73 = texture(sampler3D(t2, s0), vec3(in_TEXCOORD0), in_BIAS0 * 2.0);
    out_SV_Target0 = vec4((_63.x + _54.x) + _73.x, (_63.y + _54.y) + _73.y, (_63.z + _54.z) + _73.z, (_63.w + _54.w) + _73.w);
}

