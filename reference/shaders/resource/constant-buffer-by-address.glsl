#version 460

layout(set = 0, binding = 0, std140) uniform Table
{
    vec4 _m0[2];
} Table_1;

layout(location = 0) flat in uint in_WORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _14 = (in_WORD0 << 2u) >> 2u;
    float _4 = Table_1._m0[_14 >> 2u][_14 & 3u];
    float _6 = float(floatBitsToUint(Table_1._m0[1u].z));
    precise float _7 = _6 + _4;
    out_SV_Target0 = vec4(_7, _6, _4, 1.0);
}

