#version 460

layout(location = 1) out uvec4 out_PAIR0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    gl_Position = vec4(in_POSITION0);
    out_PAIR0 = uvec4(unpackDouble2x32(double(in_POSITION0.y) + double(in_POSITION0.x)), unpackDouble2x32(double(in_POSITION0.w) * double(in_POSITION0.z)));
}

