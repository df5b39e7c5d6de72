#version 460

layout(set = 0, binding = 2002, r32ui) uniform restrict uimage2D u2;
layout(set = 0, binding = 2003, r32ui) uniform restrict uimage3D u3;
layout(set = 0, binding = 2005, r32ui) uniform restrict uimageBuffer u5;
layout(set = 0, binding = 2001, r32i) uniform restrict iimage1D u1;
layout(set = 0, binding = 2004, r32i) uniform restrict iimage2DArray u4;

layout(location = 0) flat in uvec4 in_AT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _6 = imageAtomicAdd(u2, ivec2(uvec2(in_AT0.xy)), in_AT0.z);
    uint _7 = imageAtomicAnd(u2, ivec2(uvec2(in_AT0.yx)), in_AT0.w);
    uvec3 _45 = uvec3(in_AT0.xyz);
    uint _10 = imageAtomicOr(u3, ivec3(_45), 1u << (in_AT0.w & 31u));
    uint _11 = imageAtomicXor(u5, int(in_AT0.x), in_AT0.y);
    int _60 = imageAtomicMin(u1, int(in_AT0.x), int(-in_AT0.y));
    int _66 = imageAtomicMax(u4, ivec3(_45), int(in_AT0.w));
    uint _15 = imageAtomicExchange(u5, int(in_AT0.y), in_AT0.z);
    uint _16 = imageAtomicCompSwap(u2, ivec2(uvec2(in_AT0.zw)), in_AT0.x, in_AT0.y);
    uint _17 = imageAtomicCompSwap(u5, int(in_AT0.z), in_AT0.x, in_AT0.w);
    out_SV_Target0 = vec4(float((_7 + _6) + _10), float(_15 + _11), float(int(uint(_66) + uint(_60))), float(_16));
}

