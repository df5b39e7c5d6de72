#version 460

invariant gl_Position;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[4];
} b0_1;

layout(location = 0) in vec4 in_POSITION0;

void main()
{
    float _22 = b0_1._m0[0u].x * in_POSITION0.x;
    float _23 = fma(b0_1._m0[1u].x, in_POSITION0.y, _22);
    float _24 = fma(b0_1._m0[2u].x, in_POSITION0.z, _23);
    float _25 = fma(b0_1._m0[3u].x, in_POSITION0.w, _24);
    float _26 = b0_1._m0[0u].y * in_POSITION0.x;
    float _27 = fma(b0_1._m0[1u].y, in_POSITION0.y, _26);
    float _28 = fma(b0_1._m0[2u].y, in_POSITION0.z, _27);
    float _29 = fma(b0_1._m0[3u].y, in_POSITION0.w, _28);
    float _30 = b0_1._m0[0u].z * in_POSITION0.x;
    float _31 = fma(b0_1._m0[1u].z, in_POSITION0.y, _30);
    float _32 = fma(b0_1._m0[2u].z, in_POSITION0.z, _31);
    float _33 = fma(b0_1._m0[3u].z, in_POSITION0.w, _32);
    float _34 = b0_1._m0[0u].w * in_POSITION0.x;
    float _35 = fma(b0_1._m0[1u].w, in_POSITION0.y, _34);
    float _36 = fma(b0_1._m0[2u].w, in_POSITION0.z, _35);
    float _37 = fma(b0_1._m0[3u].w, in_POSITION0.w, _36);
    vec4 _64 = vec4(_25, _29, _33, _37);
    gl_Position = _64;
}

