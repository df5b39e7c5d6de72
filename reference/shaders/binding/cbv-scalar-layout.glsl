#version 460
#extension GL_EXT_scalar_block_layout : require

layout(set = 0, binding = 0, scalar) uniform Table
{
    float _m0[8];
} Table_1;

layout(location = 0) flat in uint in_WORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _4 = Table_1._m0[(in_WORD0 << 2u) >> 2u];
    float _6 = float(floatBitsToUint(Table_1._m0[6u]));
    precise float _7 = _6 + _4;
    out_SV_Target0 = vec4(_7, _6, _4, 1.0);
}

