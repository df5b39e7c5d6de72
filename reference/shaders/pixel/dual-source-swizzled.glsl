#version 460

layout(location = 1) in vec3 in_TRANSMITTANCE0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 0, index = 0) out vec4 out_SV_Target0;
layout(location = 0, index = 1) out vec4 out_SV_Target1;

void main()
{
    out_SV_Target0 = vec4(in_COLOR0.zyxw);
    out_SV_Target1 = vec4(in_TRANSMITTANCE0.zyx, 1.0);
}

