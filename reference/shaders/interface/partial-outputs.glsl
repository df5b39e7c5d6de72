#version 460

layout(location = 1) out vec4 out_COLOR0;
layout(location = 2) out uvec2 out_FLAGS0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    gl_Position = vec4(in_POSITION0);
    out_COLOR0.x = in_POSITION0.x;
    out_COLOR0.y = in_POSITION0.y;
    out_COLOR0.z = in_POSITION0.z;
    out_FLAGS0.y = 3u;
}

