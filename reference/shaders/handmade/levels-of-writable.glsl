#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec4 _m0[];
} u1_1;

layout(set = 0, binding = 2000) uniform restrict readonly writeonly image2D u0;

void main()
{
    uint _5 = 1u;
    u1_1._m0[0u] = uvec4(uvec2(imageSize(u0)), _5, 0u);
}

