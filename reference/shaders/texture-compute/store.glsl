#version 460
layout(local_size_x = 2, local_size_y = 2, local_size_z = 2) in;

layout(set = 0, binding = 2000) uniform restrict writeonly image1D u0;
layout(set = 0, binding = 2001) uniform restrict writeonly image2D u1;
layout(set = 0, binding = 2002) uniform restrict writeonly uimage3D u2;
layout(set = 0, binding = 2003) uniform restrict writeonly iimage2DArray u3;
layout(set = 0, binding = 2004) uniform restrict writeonly image1DArray u4;

void main()
{
    float _5 = float(gl_GlobalInvocationID.x);
    imageStore(u0, int(gl_GlobalInvocationID.x), vec4(_5 + 0.5));
    imageStore(u1, ivec2(uvec2(gl_GlobalInvocationID.xy)), vec4(_5, float(gl_GlobalInvocationID.y), 2.0, 3.0));
    uvec3 _41 = uvec3(gl_GlobalInvocationID);
    imageStore(u2, ivec3(_41), uvec4(((gl_GlobalInvocationID.y * 10u) + gl_GlobalInvocationID.x) + (gl_GlobalInvocationID.z * 100u)));
    uint _12 = -gl_GlobalInvocationID.z;
    imageStore(u3, ivec3(_41), ivec4(uvec4(_12, gl_GlobalInvocationID.x, _12, _12)));
    float _14 = _5 * 0.25;
    imageStore(u4, ivec2(uvec2(gl_GlobalInvocationID.xz)), vec4(_14, float(gl_GlobalInvocationID.z) * 0.25, _14, _14));
}

