#version 460

layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;
layout(location = 1) out vec4 out_SV_Target1;
layout(location = 2) out ivec4 out_SV_Target2;
layout(location = 3) out vec4 out_SV_Target3;

void main()
{
    out_SV_Target0 = vec4(in_COLOR0.zyxw);
    out_SV_Target1.z = in_COLOR0.x * 2.0;
    out_SV_Target1.y = in_COLOR0.y * 2.0;
    out_SV_Target1.w = in_COLOR0.z * 2.0;
    out_SV_Target2.w = int(uint(int(in_COLOR0.w)));
    out_SV_Target3 = vec4(in_COLOR0.x + 1.0, in_COLOR0.y + 1.0, in_COLOR0.z + 1.0, in_COLOR0.w + 1.0);
}

