#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2DArray t0;
layout(set = 0, binding = 3000) uniform samplerShadow s0;
layout(set = 0, binding = 1001) uniform textureCube t1;
layout(set = 0, binding = 1002) uniform texture2D t2;
layout(set = 0, binding = 3001) uniform samplerShadow s1;

void main()
{
    float _2 = textureGrad(sampler2DArrayShadow(t0, s0), vec4(vec3(0.25, 0.25, 1.0), 0.5), vec2(0.0), vec2(0.0));
    float _7 = textureGrad(samplerCubeShadow(t1, s0), vec4(vec3(0.0, 0.0, -1.0), 0.5), vec3(0.0), vec3(0.0));
    float _12 = textureLodOffset(sampler2DShadow(t2, s0), vec3(vec2(0.25), 0.5), 0.0, ivec2(1));
    float _17 = textureLod(sampler2DShadow(t2, s1), vec3(vec2(0.5), 0.5), 0.0);
    u0_1._m0[0u] = vec4(_2, _7, _12, _17);
}

