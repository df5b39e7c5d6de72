#version 460

layout(location = 1) flat in uint in_CHANNEL0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _24[4];
    _24[0u] = in_COLOR0.x;
    _24[1u] = in_COLOR0.y;
    _24[2u] = in_COLOR0.z;
    _24[3u] = in_COLOR0.w;
    out_SV_Target0 = vec4(_24[in_CHANNEL0 & 3u]);
}

