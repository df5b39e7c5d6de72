#version 460

layout(location = 0) flat in uvec4 in_VALUE0;
layout(location = 0) out uvec3 out_SV_Target0;
layout(location = 1) out ivec2 out_SV_Target1;
layout(location = 2) out uint out_SV_Target2;

void main()
{
    uint _20 = uint(findMSB(in_VALUE0.x));
    uint _8 = (_20 == 4294967295u) ? 4294967295u : (31u - _20);
    uint _11 = _20;
    out_SV_Target0 = uvec3(in_VALUE0.xyz);
    out_SV_Target1 = ivec2(int(uint(int(in_VALUE0.z) >> int(3u))), int(uint(int(in_VALUE0.w) >> int(3u))));
    out_SV_Target2 = _11;
}

