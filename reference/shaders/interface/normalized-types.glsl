#version 460

layout(location = 2, component = 3) flat in float in_HALF0;
layout(location = 2, component = 1) flat in vec2 in_HALVES0;
layout(location = 2) flat in float in_FLAT0;
layout(location = 1) in vec2 in_POSITIVE0;
layout(location = 0) in vec4 in_SMALL0;
layout(location = 0) out vec4 out_SV_Target0;
layout(location = 1) out vec4 out_SV_Target1;
layout(location = 2) out vec2 out_SV_Target2;

void main()
{
    mediump float _16 = in_HALF0;
    out_SV_Target0 = vec4(in_SMALL0.x + 0.5, in_SMALL0.y + 0.5, in_SMALL0.z + 0.5, in_SMALL0.w + 0.5);
    out_SV_Target1 = vec4(in_POSITIVE0, in_FLAT0, _16);
    out_SV_Target2 = vec2(in_HALVES0.x * 2.0, in_HALVES0.y * 2.0);
}

