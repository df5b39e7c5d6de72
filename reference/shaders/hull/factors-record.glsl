#version 460
layout(triangles) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    uint _7 = uint(gl_PrimitiveID) << 1u;
    u0_1._m0[_7] = vec4(gl_TessLevelOuter[0u], gl_TessLevelOuter[1u], gl_TessLevelOuter[2u], gl_TessLevelInner[0u]);
    u0_1._m0[_7 + 1u] = vec4(gl_in[0u].gl_Position.x, gl_in[1u].gl_Position.y, gl_in[2u].gl_Position.z, 0.0);
    gl_Position = vec4(gl_in[0u].gl_Position.x, gl_in[0u].gl_Position.yzw);
}

