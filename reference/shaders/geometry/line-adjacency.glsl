#version 460
layout(lines_adjacency) in;
layout(max_vertices = 3, points) out;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(location = 0) out uvec4 out_FIRST0;
layout(location = 1) out uint out_SUM0;
layout(location = 2) out vec2 out_HALVES0[2];
layout(location = 0) in uvec2 in_VALUE0[4][3];
layout(location = 0, component = 2) in uint in_NUMBER0[4];

void main()
{
    uint _24 = in_NUMBER0[0u] - in_NUMBER0[1u];
    float _27 = float(int(in_NUMBER0[2u])) * 0.5;
    float _81[2];
    _81[0u] = _27;
    float _85[2];
    _85[0u] = 0.5;
    float _30 = float(int(in_NUMBER0[3u])) * 0.5;
    _81[1u] = _30;
    _85[1u] = 1.5;
    out_FIRST0 = uvec4(in_VALUE0[floatBitsToUint(b0_1._m0[0u].x)][floatBitsToUint(b0_1._m0[0u].y)], uint(gl_PrimitiveIDIn), in_VALUE0[3u][2u].y);
    out_SUM0 = _24;
    out_HALVES0[0u] = vec2(_27, 0.5);
    out_HALVES0[1u] = vec2(_30, 1.5);
    EmitVertex();
    uint _32 = floatBitsToUint(b0_1._m0[0u].y);
    uint _41 = _32 & 1u;
    _81[_41] = 0.25;
    _85[_41] = 0.75;
    out_FIRST0 = uvec4(in_VALUE0[3u - floatBitsToUint(b0_1._m0[0u].x)][(_32 + 1u) % 3u], 7u, 8u);
    out_SUM0 = -_24;
    out_HALVES0[0u] = vec2(_81[0u], _85[0u]);
    out_HALVES0[1u] = vec2(_81[1u], _85[1u]);
    EmitVertex();
}

