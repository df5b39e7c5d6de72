#version 460

layout(location = 4) flat in uint in_INDEX0;
layout(location = 0, component = 1) in vec3 in_LIGHT0[3];
layout(location = 0) in float in_WEIGHT0[4];
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _3 = in_INDEX0 % 3u;
    out_SV_Target0 = vec4((in_WEIGHT0[0u] + in_LIGHT0[_3].x) + in_WEIGHT0[3u], in_LIGHT0[2u].x + in_LIGHT0[_3].y, in_LIGHT0[2u].y + in_LIGHT0[_3].z, in_LIGHT0[2u].z + in_WEIGHT0[in_INDEX0 & 3u]);
}

