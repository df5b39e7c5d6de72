#version 460

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    uint _m0[];
} t2_1;

layout(set = 0, binding = 2004, std430) restrict writeonly readonly buffer u4
{
    uint _m0[];
} u4_1;

layout(set = 0, binding = 1000) uniform samplerBuffer t0;
layout(set = 0, binding = 2001) uniform restrict readonly writeonly image2D u1;
layout(set = 0, binding = 2002) uniform restrict readonly writeonly uimage3D u2;
layout(set = 0, binding = 2003) uniform restrict readonly writeonly image1DArray u3;

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _2 = uint(textureSize(t0));
    uvec2 _64 = uvec2(imageSize(u1));
    uvec3 _70 = uvec3(imageSize(u2));
    uvec2 _75 = uvec2(imageSize(u3));
    out_SV_Target0 = vec4(float(((_64.x + _2) + _70.x) + _75.x), float((_64.y + (uint(t1_1._m0.length()) * 4u)) + _70.y), float((_70.z + (uint(t2_1._m0.length()) / 3u)) + (uint(u4_1._m0.length()) / 4u)), float(_75.y + 28u));
}

