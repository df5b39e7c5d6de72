#version 460
layout(triangles) in;
layout(max_vertices = 2, line_strip) out;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[5];
} b0_1;

layout(location = 1) out vec3 out_COLOR0;
layout(location = 1) in vec3 in_WORLD0[3];

void main()
{
    float _13 = in_WORLD0[2u].x - in_WORLD0[0u].x;
    float _14 = in_WORLD0[2u].y - in_WORLD0[0u].y;
    float _15 = in_WORLD0[2u].z - in_WORLD0[0u].z;
    float _19 = in_WORLD0[1u].x - in_WORLD0[0u].x;
    float _20 = in_WORLD0[1u].y - in_WORLD0[0u].y;
    float _21 = in_WORLD0[1u].z - in_WORLD0[0u].z;
    float _24 = (_20 * _15) - (_21 * _14);
    float _27 = (_21 * _13) - (_19 * _15);
    float _30 = (_19 * _14) - (_20 * _13);
    vec3 _140 = vec3(_24, _27, _30);
    float _39 = ((in_WORLD0[0u].x + in_WORLD0[2u].x) + in_WORLD0[1u].x) * 0.3333333432674407958984375;
    float _40 = ((in_WORLD0[0u].y + in_WORLD0[2u].y) + in_WORLD0[1u].y) * 0.3333333432674407958984375;
    float _41 = ((in_WORLD0[0u].z + in_WORLD0[2u].z) + in_WORLD0[1u].z) * 0.3333333432674407958984375;
    float _43 = float(uint(gl_PrimitiveIDIn) & 1u);
    float _46 = float((uint(gl_PrimitiveIDIn) >> 1u) & 1u);
    gl_Position = vec4(fma(b0_1._m0[2u].x, _41, fma(b0_1._m0[1u].x, _40, b0_1._m0[0u].x * _39)) + b0_1._m0[3u].x, fma(b0_1._m0[2u].y, _41, fma(b0_1._m0[1u].y, _40, b0_1._m0[0u].y * _39)) + b0_1._m0[3u].y, fma(b0_1._m0[2u].z, _41, fma(b0_1._m0[1u].z, _40, b0_1._m0[0u].z * _39)) + b0_1._m0[3u].z, fma(b0_1._m0[2u].w, _41, fma(b0_1._m0[1u].w, _40, b0_1._m0[0u].w * _39)) + b0_1._m0[3u].w);
    out_COLOR0 = vec3(_43, _46, 1.0);
    EmitVertex();
    float _83 = b0_1._m0[4u].x * inversesqrt(dot(_140, _140));
    float _87 = (_83 * _24) + _39;
    float _88 = (_83 * _27) + _40;
    float _89 = (_83 * _30) + _41;
    gl_Position = vec4(fma(b0_1._m0[2u].x, _89, fma(b0_1._m0[1u].x, _88, _87 * b0_1._m0[0u].x)) + b0_1._m0[3u].x, fma(b0_1._m0[2u].y, _89, fma(b0_1._m0[1u].y, _88, _87 * b0_1._m0[0u].y)) + b0_1._m0[3u].y, fma(b0_1._m0[2u].z, _89, fma(b0_1._m0[1u].z, _88, _87 * b0_1._m0[0u].z)) + b0_1._m0[3u].z, fma(b0_1._m0[2u].w, _89, fma(b0_1._m0[1u].w, _88, _87 * b0_1._m0[0u].w)) + b0_1._m0[3u].w);
    out_COLOR0 = vec3(_43, _46, 1.0);
    EmitVertex();
}

