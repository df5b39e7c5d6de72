#version 460

layout(location = 2, component = 1) flat in mediump uvec3 in_ID0;
layout(location = 2) flat in mediump uint in_INDEX0;
layout(location = 1) in mediump vec2 in_TEXCOORD0;
layout(location = 0) in mediump vec4 in_COLOR0;
layout(location = 0) out mediump vec4 out_SV_Target0;

void main()
{
    mediump float _16 = float(int(in_INDEX0));
    out_SV_Target0 = vec4((_16 + float(in_ID0.x)) + (in_COLOR0.x * in_TEXCOORD0.x), (_16 + float(in_ID0.y)) + (in_COLOR0.y * in_TEXCOORD0.y), (_16 + float(in_ID0.z)) + (in_COLOR0.z * in_TEXCOORD0.y), (in_COLOR0.w * in_TEXCOORD0.x) + _16);
}

