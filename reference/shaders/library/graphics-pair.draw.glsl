#version 460

layout(set = 0, binding = 0, std140) uniform Camera
{
    vec4 _m0[4];
} Camera_1;

layout(location = 1) out vec2 out_TEXCOORD0;
layout(location = 1) in vec2 in_TEXCOORD0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    gl_Position = vec4(fma(Camera_1._m0[3u].x, in_POSITION0.w, fma(Camera_1._m0[2u].x, in_POSITION0.z, fma(Camera_1._m0[1u].x, in_POSITION0.y, Camera_1._m0[0u].x * in_POSITION0.x))), fma(Camera_1._m0[3u].y, in_POSITION0.w, fma(Camera_1._m0[2u].y, in_POSITION0.z, fma(Camera_1._m0[1u].y, in_POSITION0.y, Camera_1._m0[0u].y * in_POSITION0.x))), fma(Camera_1._m0[3u].z, in_POSITION0.w, fma(Camera_1._m0[2u].z, in_POSITION0.z, fma(Camera_1._m0[1u].z, in_POSITION0.y, Camera_1._m0[0u].z * in_POSITION0.x))), fma(Camera_1._m0[3u].w, in_POSITION0.w, fma(Camera_1._m0[2u].w, in_POSITION0.z, fma(Camera_1._m0[1u].w, in_POSITION0.y, Camera_1._m0[0u].w * in_POSITION0.x))));
    out_TEXCOORD0 = vec2(in_TEXCOORD0);
}

