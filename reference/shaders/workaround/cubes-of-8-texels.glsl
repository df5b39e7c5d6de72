#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform textureCube t0;
layout(set = 0, binding = 3000) uniform sampler s0;

void main()
{
    float _44 = float(int(uint(textureQueryLevels(t0)) - 4u));
    u0_1._m0[gl_GlobalInvocationID.x] = textureLod(samplerCube(t0, s0), vec3(1.0, 0.0, 0.0), isnan(_44) ? u0_1._m0[gl_GlobalInvocationID.x] : (isnan(u0_1._m0[gl_GlobalInvocationID.x]) ? _44 : min(u0_1._m0[gl_GlobalInvocationID.x], _44))).x;
}

