#version 460
#extension GL_EXT_multiview : require

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[8];
} b0_1;

layout(location = 0) in vec4 in_POSITION0;

void main()
{
    uint _7 = gl_ViewIndex << 2u;
    uint _12 = _7 + 1u;
    uint _17 = _12 + 1u;
    uint _22 = _7 + 3u;
    gl_Position = vec4(fma(b0_1._m0[_22].x, in_POSITION0.w, fma(b0_1._m0[_17].x, in_POSITION0.z, fma(b0_1._m0[_12].x, in_POSITION0.y, b0_1._m0[_7].x * in_POSITION0.x))), fma(b0_1._m0[_22].y, in_POSITION0.w, fma(b0_1._m0[_17].y, in_POSITION0.z, fma(b0_1._m0[_12].y, in_POSITION0.y, b0_1._m0[_7].y * in_POSITION0.x))), fma(b0_1._m0[_22].z, in_POSITION0.w, fma(b0_1._m0[_17].z, in_POSITION0.z, fma(b0_1._m0[_12].z, in_POSITION0.y, b0_1._m0[_7].z * in_POSITION0.x))), fma(b0_1._m0[_22].w, in_POSITION0.w, fma(b0_1._m0[_17].w, in_POSITION0.z, fma(b0_1._m0[_12].w, in_POSITION0.y, b0_1._m0[_7].w * in_POSITION0.x))));
}

