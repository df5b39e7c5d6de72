#version 460

layout(set = 0, binding = 2000) uniform restrict writeonly image2D u0;
layout(set = 0, binding = 2001, r32ui) uniform restrict uimage2D u1;
layout(set = 0, binding = 2002, r32i) uniform restrict iimageBuffer u2;

layout(location = 1) in vec4 in_COLOR0;

void main()
{
    uvec2 _26 = uvec2(uint(int(gl_FragCoord.x)), uint(int(gl_FragCoord.y)));
    imageStore(u0, ivec2(_26), vec4(in_COLOR0));
    uint _10 = imageAtomicAdd(u1, ivec2(_26), 1u);
    int _47 = imageAtomicMax(u2, int(uint(int(in_COLOR0.x * 15.0))), int(uint(int(in_COLOR0.y * 255.0))));
}

