#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[11];
} b0_1;

layout(location = 0) out vec2 out_TEXCOORD0;
layout(location = 1) out vec3 out_NORMAL0;
layout(location = 2) in vec2 in_TEXCOORD0;
layout(location = 1) in vec3 in_NORMAL0;
layout(location = 0) in vec3 in_POSITION0;

void main()
{
    float _36 = fma(b0_1._m0[4u].z, in_POSITION0.z, fma(b0_1._m0[4u].y, in_POSITION0.y, b0_1._m0[4u].x * in_POSITION0.x)) + b0_1._m0[4u].w;
    float _40 = fma(b0_1._m0[5u].z, in_POSITION0.z, fma(b0_1._m0[5u].y, in_POSITION0.y, b0_1._m0[5u].x * in_POSITION0.x)) + b0_1._m0[5u].w;
    float _44 = fma(b0_1._m0[6u].z, in_POSITION0.z, fma(b0_1._m0[6u].y, in_POSITION0.y, b0_1._m0[6u].x * in_POSITION0.x)) + b0_1._m0[6u].w;
    float _48 = fma(b0_1._m0[7u].z, in_POSITION0.z, fma(b0_1._m0[7u].y, in_POSITION0.y, b0_1._m0[7u].x * in_POSITION0.x)) + b0_1._m0[7u].w;
    float _95 = fma(b0_1._m0[10u].x, in_NORMAL0.z, fma(b0_1._m0[9u].x, in_NORMAL0.y, b0_1._m0[8u].x * in_NORMAL0.x));
    float _98 = fma(b0_1._m0[10u].y, in_NORMAL0.z, fma(b0_1._m0[9u].y, in_NORMAL0.y, b0_1._m0[8u].y * in_NORMAL0.x));
    float _101 = fma(b0_1._m0[10u].z, in_NORMAL0.z, fma(b0_1._m0[9u].z, in_NORMAL0.y, b0_1._m0[8u].z * in_NORMAL0.x));
    vec3 _158 = vec3(_95, _98, _101);
    float _103 = inversesqrt(dot(_158, _158));
    out_TEXCOORD0 = vec2(in_TEXCOORD0);
    out_NORMAL0 = vec3(_103 * _95, _103 * _98, _103 * _101);
    gl_Position = vec4(fma(b0_1._m0[3u].x, _48, fma(b0_1._m0[2u].x, _44, fma(b0_1._m0[1u].x, _40, b0_1._m0[0u].x * _36))), fma(b0_1._m0[3u].y, _48, fma(b0_1._m0[2u].y, _44, fma(b0_1._m0[1u].y, _40, b0_1._m0[0u].y * _36))), fma(b0_1._m0[3u].z, _48, fma(b0_1._m0[2u].z, _44, fma(b0_1._m0[1u].z, _40, b0_1._m0[0u].z * _36))), fma(b0_1._m0[3u].w, _48, fma(b0_1._m0[2u].w, _44, fma(b0_1._m0[1u].w, _40, b0_1._m0[0u].w * _36))));
}

