#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture1DArray t1;
layout(set = 0, binding = 1002) uniform texture2D t2;
layout(set = 0, binding = 1003) uniform texture2DArray t3;
layout(set = 0, binding = 1004) uniform texture3D t4;

void main()
{
    bool _3 = gl_LocalInvocationIndex != 0u;
    float _4 = _3 ? 0.6875 : 0.3125;
    float _5 = _3 ? 0.3125 : 0.8125;
    float _7 = _3 ? 1.25 : 1.75;
    uint _23 = gl_LocalInvocationIndex + 3u;
    vec2 _163 = vec2(_4, _7);
    vec2 _180 = vec2(_4, _5);
    vec2 _184 = vec2(0.25, 0.0);
    vec2 _186 = vec2(0.0, 0.125);
    vec2 _188 = vec2(0.0, 0.5);
    uint _65 = gl_LocalInvocationIndex + 2u;
    vec3 _202 = vec3(_4, _5, _7);
    vec3 _218 = vec3(_4, _5, _3 ? 0.9375 : 0.4375);
    uint _113 = gl_LocalInvocationIndex * 5u;
    u0_1._m0[_113] = vec4(textureLodOffset(sampler1D(t0, s0), _4, 1.0, -1).x, textureGradOffset(sampler1D(t0, s0), _4, 0.25, 0.0, 2).x, textureGrad(sampler1D(t0, s0), _4, 0.0, 0.5).x, texelFetchOffset(t0, int(_23), int(0u), -2).x);
    u0_1._m0[_113 + 1u] = vec4(textureLodOffset(sampler1DArray(t1, s0), _163, 1.0, -1).x, textureGradOffset(sampler1DArray(t1, s0), _163, 0.25, 0.0, 2).x, textureGrad(sampler1DArray(t1, s0), _163, 0.0, 0.5).x, texelFetchOffset(t1, ivec2(uvec2(_23, gl_LocalInvocationIndex + 1u)), int(0u), -2).x);
    u0_1._m0[_113 + 2u] = vec4(textureLodOffset(sampler2D(t2, s0), _180, 1.0, ivec2(-1, 1)).x, textureGradOffset(sampler2D(t2, s0), _180, _184, _186, ivec2(2, -3)).x, textureGrad(sampler2D(t2, s0), _180, _186, _188).x, texelFetchOffset(t2, ivec2(uvec2(1u, _65)), int(0u), ivec2(3, -1)).x);
    u0_1._m0[_113 + 3u] = vec4(textureLodOffset(sampler2DArray(t3, s0), _202, 1.0, ivec2(-1, 1)).x, textureGradOffset(sampler2DArray(t3, s0), _202, _184, _186, ivec2(2, -3)).x, textureGrad(sampler2DArray(t3, s0), _202, _186, _188).x, texelFetchOffset(t3, ivec3(uvec3(1u, _65, 2u - gl_LocalInvocationIndex)), int(0u), ivec2(3, -1)).x);
    u0_1._m0[_113 + 4u] = vec4(textureLodOffset(sampler3D(t4, s0), _218, 1.0, ivec3(-1, 1, 0)).x, textureGradOffset(sampler3D(t4, s0), _218, vec3(0.25, 0.0, 0.0), vec3(0.0, 0.0, 0.125), ivec3(1, -1, -2)).x, textureGrad(sampler3D(t4, s0), _218, vec3(0.0, 0.0, 0.5), vec3(0.0, 0.125, 0.0)).x, texelFetchOffset(t4, ivec3(uvec3(1u, _65, 5u - gl_LocalInvocationIndex)), int(0u), ivec3(3, -1, 2)).x);
}

