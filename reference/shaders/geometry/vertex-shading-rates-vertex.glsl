#version 460

layout(location = 1) out uint out_SV_ShadingRate0;
layout(location = 1) in uint in_RATE0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    gl_Position = vec4(in_POSITION0);
    out_SV_ShadingRate0 = in_RATE0;
}

