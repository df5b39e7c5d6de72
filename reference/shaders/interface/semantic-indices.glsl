#version 460

layout(location = 3) in vec4 in_Custom2Name0;
layout(location = 2) in vec4 in_CUSTOM0;
layout(location = 1) in vec4 in_texcoord7;
layout(location = 0) in vec4 in_TEXCOORD3;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(((in_texcoord7.x * in_CUSTOM0.x) - in_Custom2Name0.x) + in_TEXCOORD3.x, ((in_texcoord7.y * in_CUSTOM0.y) - in_Custom2Name0.y) + in_TEXCOORD3.y, ((in_texcoord7.z * in_CUSTOM0.z) - in_Custom2Name0.z) + in_TEXCOORD3.z, ((in_texcoord7.w * in_CUSTOM0.w) - in_Custom2Name0.w) + in_TEXCOORD3.w);
}

