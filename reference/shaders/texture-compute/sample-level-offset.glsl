#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture3D t1;
layout(set = 0, binding = 1002) uniform texture2DArray t2;

void main()
{
    u0_1._m0[0u] = vec4(textureLodOffset(sampler2D(t0, s0), vec2(0.125), 0.0, ivec2(2, 1)).x, textureLodOffset(sampler3D(t1, s0), vec3(0.25), 0.0, ivec3(1, 0, 1)).x, textureLodOffset(sampler2DArray(t2, s0), vec3(0.25, 0.25, 1.0), 0.0, ivec2(0, 1)).x, textureLodOffset(sampler2DArray(t2, s0), vec3(0.75, 0.75, 0.60000002384185791015625), 0.0, ivec2(-1, 0)).x);
}

