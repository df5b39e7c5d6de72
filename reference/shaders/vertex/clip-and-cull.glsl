#version 460

out float gl_ClipDistance[2];
out float gl_CullDistance[3];

layout(location = 1) in vec2 in_DISTANCE0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    gl_ClipDistance[0u] = in_POSITION0.x - in_DISTANCE0.x;
    gl_ClipDistance[1u] = in_POSITION0.y - in_DISTANCE0.y;
    gl_CullDistance[0u] = in_POSITION0.z;
    gl_CullDistance[1u] = in_DISTANCE0.y * 0.5;
    gl_CullDistance[2u] = in_DISTANCE0.x * 0.5;
    gl_Position = vec4(in_POSITION0);
}

