#version 460

layout(location = 1) flat in uint in_VIEW0;
layout(location = 0) out uint out_SV_Target0;

void main()
{
    out_SV_Target0 = in_VIEW0;
}

