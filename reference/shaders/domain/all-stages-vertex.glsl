#version 460

layout(location = 0) out vec2 out_CORNER0;
layout(location = 1) out uint out_INSTANCE0;
layout(location = 0) in vec2 in_CORNER0;

void main()
{
    out_CORNER0 = vec2(in_CORNER0);
    out_INSTANCE0 = uint(gl_InstanceIndex) - uint(gl_BaseInstance);
}

