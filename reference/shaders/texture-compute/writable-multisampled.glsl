#version 460
#extension GL_EXT_shader_image_load_formatted : require
layout(local_size_x = 2, local_size_y = 2, local_size_z = 4) in;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    float _m0[];
} u2_1;

layout(set = 0, binding = 2000) uniform restrict image2DMS u0;
layout(set = 0, binding = 2001) uniform restrict uimage2DMSArray u1;

void main()
{
    uvec2 _34 = uvec2(gl_GlobalInvocationID.xy);
    imageStore(u0, ivec2(_34), gl_GlobalInvocationID.z, vec4(float(gl_GlobalInvocationID.x), float(gl_GlobalInvocationID.y), float(gl_GlobalInvocationID.z), 1.0));
    uvec3 _44 = uvec3(gl_GlobalInvocationID.xy, 1u);
    imageStore(u1, ivec3(_44), gl_GlobalInvocationID.z, uvec4(gl_GlobalInvocationID.x + 5u));
    u2_1._m0[gl_LocalInvocationIndex] = float(imageLoad(u1, ivec3(_44), gl_GlobalInvocationID.z).x * 10000u) + dot(vec4(imageLoad(u0, ivec2(_34), gl_GlobalInvocationID.z)), vec4(1.0, 10.0, 100.0, 1000.0));
}

