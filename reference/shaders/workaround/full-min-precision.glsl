#version 460

layout(location = 1) flat in uint in_COUNT0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _12 = float(in_COUNT0 / 3u);
    out_SV_Target0 = vec4(_12 + (in_COLOR0.x * in_COLOR0.x), _12 + (in_COLOR0.y * in_COLOR0.y), _12 + (in_COLOR0.z * in_COLOR0.z), _12 + (in_COLOR0.w * in_COLOR0.w));
}

