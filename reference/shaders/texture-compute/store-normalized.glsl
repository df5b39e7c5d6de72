#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000) uniform restrict writeonly image2D u0;
layout(set = 0, binding = 2001) uniform restrict writeonly image2D u1;
layout(set = 0, binding = 2002) uniform restrict writeonly image2D u2;
layout(set = 0, binding = 2003) uniform restrict writeonly uimage2D u3;

void main()
{
    float _4 = float(gl_GlobalInvocationID.x);
    uvec2 _15 = uvec2(gl_GlobalInvocationID.xy);
    imageStore(u0, ivec2(_15), vec4(_4, 0.20000000298023223876953125, 2.0, -1.0));
    imageStore(u1, ivec2(_15), vec4(_4, -1.0, 0.0, 0.0));
    imageStore(u2, ivec2(_15), vec4(0.5, float(gl_GlobalInvocationID.x + 1u), 0.5, 0.5));
    imageStore(u3, ivec2(_15), uvec4(1u, 2u, 255u, gl_GlobalInvocationID.x));
}

