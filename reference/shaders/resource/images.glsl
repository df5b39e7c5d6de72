#version 460

layout(set = 0, binding = 2001) uniform restrict writeonly image1D u1;
layout(set = 0, binding = 2002) uniform restrict writeonly image1DArray u2;
layout(set = 0, binding = 2003, r32f) uniform restrict image2D u3;
layout(set = 0, binding = 2004) uniform restrict writeonly uimage2DArray u4;
layout(set = 0, binding = 2005, r32i) uniform restrict iimage3D u5;

layout(location = 0) flat in uvec4 in_AT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _6 = float(in_AT0.x);
    float _7 = float(in_AT0.y);
    float _8 = float(in_AT0.z);
    float _9 = float(in_AT0.w);
    imageStore(u1, int(in_AT0.x), vec4(_6, _7, _8, _9));
    uvec2 _36 = uvec2(in_AT0.xy);
    imageStore(u2, ivec2(_36), vec4(_8, _9, _8, _8));
    imageStore(u3, ivec2(_36), vec4(imageLoad(u3, ivec2(uvec2(in_AT0.zw))).x + 1.0));
    uvec3 _51 = uvec3(in_AT0.xyz);
    imageStore(u4, ivec3(_51), uvec4(in_AT0));
    imageStore(u5, ivec3(_51), ivec4(uvec4(uvec4(imageLoad(u5, ivec3(uvec3(in_AT0.zyx)))).x + 4294967295u)));
    out_SV_Target0 = vec4(_6, _7, _8, _9);
}

