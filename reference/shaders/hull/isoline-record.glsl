#version 460
layout(isolines) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(location = 0) in vec4 in_POSITION0[];

void main()
{
    u0_1._m0[(uint(gl_TessCoord.y * 4.0) * 17u) + uint(gl_TessCoord.x * 16.0)] = uint((gl_TessLevelOuter[0u] * 100.0) + gl_TessLevelOuter[1u]);
    gl_Position = vec4(((in_POSITION0[1u].x - in_POSITION0[0u].x) * gl_TessCoord.x) + in_POSITION0[0u].x, ((in_POSITION0[1u].y - in_POSITION0[0u].y) * gl_TessCoord.x) + in_POSITION0[0u].y, (in_POSITION0[0u].z + gl_TessCoord.y) + ((in_POSITION0[1u].z - in_POSITION0[0u].z) * gl_TessCoord.x), ((in_POSITION0[1u].w - in_POSITION0[0u].w) * gl_TessCoord.x) + in_POSITION0[0u].w);
}

