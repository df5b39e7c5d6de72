#version 460
#extension GL_GOOGLE_cpp_style_line_directive : require

layout(set = 0, binding = 0, std140) uniform Camera
{
    vec4 _m0[4];
} Camera_1;

layout(location = 1) out vec3 out_COLOR0;
layout(location = 0) in vec4 in_POSITION0;

#line 16 "debug/embedded-vertex.hlsl"
void main()
{
#line 16 "debug/embedded-vertex.hlsl"
    float _62[3];
    _62[0u] = 1.0;
    float _68[3];
    _68[0u] = 0.0;
    float _71[3];
    _71[0u] = 0.0;
    _62[1u] = 0.0;
    _68[1u] = 1.0;
    _71[1u] = 0.0;
    _62[2u] = 0.0;
    _68[2u] = 0.0;
    _71[2u] = 1.0;
#line 17 "debug/embedded-vertex.hlsl"
    uint _12 = (uint(gl_VertexIndex) - uint(gl_BaseVertex)) % 3u;
#line 18 "debug/embedded-vertex.hlsl"
#line 19 "debug/embedded-vertex.hlsl"
#line 19 "debug/embedded-vertex.hlsl"
#line 20 "debug/embedded-vertex.hlsl"
    gl_Position = vec4(fma(Camera_1._m0[3u].x, in_POSITION0.w, fma(Camera_1._m0[2u].x, in_POSITION0.z, fma(Camera_1._m0[1u].x, in_POSITION0.y, Camera_1._m0[0u].x * in_POSITION0.x))), fma(Camera_1._m0[3u].y, in_POSITION0.w, fma(Camera_1._m0[2u].y, in_POSITION0.z, fma(Camera_1._m0[1u].y, in_POSITION0.y, Camera_1._m0[0u].y * in_POSITION0.x))), fma(Camera_1._m0[3u].z, in_POSITION0.w, fma(Camera_1._m0[2u].z, in_POSITION0.z, fma(Camera_1._m0[1u].z, in_POSITION0.y, Camera_1._m0[0u].z * in_POSITION0.x))), fma(Camera_1._m0[3u].w, in_POSITION0.w, fma(Camera_1._m0[2u].w, in_POSITION0.z, fma(Camera_1._m0[1u].w, in_POSITION0.y, Camera_1._m0[0u].w * in_POSITION0.x))));
    out_COLOR0 = vec3(_62[_12], _68[_12], _71[_12]);
}

