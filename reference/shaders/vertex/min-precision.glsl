#version 460

layout(location = 1) out mediump vec3 out_COLOR0;
layout(location = 2) out mediump uint out_INDEX0;
layout(location = 2, component = 1) out mediump uint out_DELTA0;
layout(location = 3) in mediump int in_DELTA0;
layout(location = 2) in mediump uint in_INDEX0;
layout(location = 1) in mediump vec3 in_COLOR0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    gl_Position = vec4(in_POSITION0);
    out_COLOR0 = vec3((in_COLOR0.x * in_COLOR0.x) + 0.25, (in_COLOR0.y * in_COLOR0.y) + 0.5, (in_COLOR0.z * in_COLOR0.z) + 0.75);
    out_INDEX0 = in_INDEX0 * 3u;
    out_DELTA0 = uint(in_DELTA0) + 4294967289u;
}

