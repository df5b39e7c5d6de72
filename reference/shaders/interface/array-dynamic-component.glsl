#version 460

layout(location = 1) flat in uint in_CHANNEL0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _20[4];
    _20[0u] = in_COLOR0.x;
    _20[1u] = in_COLOR0.y;
    _20[2u] = in_COLOR0.z;
    _20[3u] = in_COLOR0.w;
    out_SV_Target0 = vec4(_20[in_CHANNEL0 & 3u]);
}

