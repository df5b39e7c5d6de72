#version 460

out float gl_ClipDistance[6];

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[6];
} b0_1;

layout(location = 0) in vec4 in_POSITION0;

void main()
{
    vec4 _52 = vec4(in_POSITION0);
    gl_Position = vec4(in_POSITION0);
    gl_ClipDistance[0u] = dot(_52, vec4(b0_1._m0[0u]));
    gl_ClipDistance[1u] = dot(_52, vec4(b0_1._m0[1u]));
    gl_ClipDistance[2u] = dot(_52, vec4(b0_1._m0[2u]));
    gl_ClipDistance[3u] = dot(_52, vec4(b0_1._m0[3u]));
    gl_ClipDistance[4u] = dot(_52, vec4(b0_1._m0[4u]));
    gl_ClipDistance[5u] = dot(_52, vec4(b0_1._m0[5u]));
}

