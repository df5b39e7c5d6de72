#version 460
#extension GL_EXT_multiview : require

layout(constant_id = 3) const uint _10 = 0u;

layout(location = 1) flat in uint in_VIEW0;
layout(location = 0) out uvec2 out_SV_Target0;

void main()
{
    uint _3 = bitfieldExtract(_10, int(gl_ViewIndex * 2u), int(2u));
    out_SV_Target0 = uvec2(in_VIEW0, _3);
}

