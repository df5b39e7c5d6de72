#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000) uniform restrict writeonly imageBuffer u0;
layout(set = 0, binding = 2001) uniform restrict writeonly uimageBuffer u1;
layout(set = 0, binding = 2002) uniform restrict writeonly imageBuffer u2;
layout(set = 0, binding = 2003) uniform restrict writeonly iimageBuffer u3;

void main()
{
    float _3 = float(gl_GlobalInvocationID.x);
    imageStore(u0, int(gl_GlobalInvocationID.x), vec4(_3 + 0.5));
    uint _5 = gl_GlobalInvocationID.x + 1u;
    imageStore(u1, int(gl_GlobalInvocationID.x), uvec4(_5, _5 << 1u, _5 * 3u, _5 << 2u));
    imageStore(u2, int(gl_GlobalInvocationID.x), vec4(0.0, 1.0, 0.20000000298023223876953125, _3));
    imageStore(u3, int(gl_GlobalInvocationID.x), ivec4(uvec4(4294967295u, gl_GlobalInvocationID.x, 4294967295u, 4294967295u)));
}

