#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec2 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform samplerShadow s0;
layout(set = 0, binding = 3001) uniform samplerShadow s1;

void main()
{
    vec2 _42 = vec2((float(gl_GlobalInvocationID.x & 1u) * 0.5) + 0.25, (float(gl_GlobalInvocationID.x >> 1u) * 0.5) + 0.25);
    float _11 = textureLod(sampler2DShadow(t0, s0), vec3(_42, 0.5), 0.0);
    float _16 = textureLod(sampler2DShadow(t0, s1), vec3(_42, 0.25), 0.0);
    u0_1._m0[gl_GlobalInvocationID.x] = vec2(_11, _16);
}

