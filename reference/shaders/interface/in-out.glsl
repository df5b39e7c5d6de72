#version 460

layout(location = 1) out vec4 out_COLOR0;
layout(location = 0) in vec4 in_SV_Position0;
layout(location = 1) in vec4 in_COLOR0;

void main()
{
    gl_Position = vec4(in_SV_Position0.x * 0.5, in_SV_Position0.y * 0.5, in_SV_Position0.z * 0.5, in_SV_Position0.w * 0.5);
    out_COLOR0 = vec4(in_COLOR0.zyxw);
}

