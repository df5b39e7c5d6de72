#version 460

layout(location = 1) out float out_WITH0;
layout(location = 2) out float out_WITHOUT0;
layout(location = 1) in float in_VALUE0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    gl_Position = vec4(in_POSITION0);
    out_WITH0 = in_VALUE0;
    out_WITHOUT0 = in_VALUE0;
}

