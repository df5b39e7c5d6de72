#version 460

layout(location = 1) in float in_WEIGHT0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 1) out vec4 out_SV_Target1;
layout(location = 2) out vec4 out_SV_Target2;
layout(location = 3) out vec4 out_SV_Target3;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _11 = 1.0 - in_WEIGHT0;
    out_SV_Target1 = vec4(in_COLOR0.x * in_WEIGHT0, in_COLOR0.y * in_WEIGHT0, in_COLOR0.z * in_WEIGHT0, in_COLOR0.w * in_WEIGHT0);
    out_SV_Target2 = vec4(in_COLOR0.x * _11, in_COLOR0.y * _11, in_COLOR0.z * _11, in_COLOR0.w * _11);
    out_SV_Target3 = vec4(in_WEIGHT0);
    out_SV_Target0 = vec4(in_COLOR0);
}

