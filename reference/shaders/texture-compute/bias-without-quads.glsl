#version 460
layout(local_size_x = 2, local_size_y = 2, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 3001) uniform samplerShadow s1;

void main()
{
    vec2 _70 = vec2((float(gl_LocalInvocationID.x) * 0.25) + 0.125, (float(gl_LocalInvocationID.y) * 0.25) + 0.125);
    u0_1._m0[gl_LocalInvocationIndex] = vec4(textureLod(sampler2D(t0, s0), _70, 1.0).x, textureLod(sampler2D(t0, s0), _70, 2.0).x, textureLod(sampler2D(t0, s0), _70, -1.0).x, textureLod(sampler2D(t0, s0), _70, 0.0).x);
    float _37 = textureLod(sampler2DShadow(t1, s1), vec3(_70, 0.5), 0.0);
    u0_1._m0[gl_LocalInvocationIndex + 4u] = vec4(textureLod(sampler2D(t0, s0), _70, 9.0).x, true ? 0.0 : uintBitsToFloat(0xff800000u /* -inf */), _37, textureGrad(sampler2D(t0, s0), _70, vec2(0.5, 0.0), vec2(0.0)).x);
}

