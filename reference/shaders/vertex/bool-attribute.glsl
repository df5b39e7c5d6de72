#version 460

layout(location = 1) out uint out_FLAG0;
layout(location = 1) in uint in_MIRRORED0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    bool _6 = in_MIRRORED0 != 0u;
    gl_Position = vec4(_6 ? (-in_POSITION0.x) : in_POSITION0.x, in_POSITION0.yzw);
    out_FLAG0 = uint((in_POSITION0.y > 0.0) && (!_6));
}

