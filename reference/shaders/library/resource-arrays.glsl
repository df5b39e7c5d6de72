#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform Choice
{
    vec4 _m0[1];
} Choice_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer results
{
    vec4 _m0[];
} results_1[2];

layout(set = 0, binding = 1000) uniform texture2D textures[4];
layout(set = 0, binding = 3000) uniform sampler samplers[2];

void main()
{
    uint _3 = floatBitsToUint(Choice_1._m0[0u].x);
    results_1[_3 & 1u]._m0[gl_GlobalInvocationID.x] = vec4(textureLod(sampler2D(textures[_3 & 3u], samplers[1u]), vec2(float(gl_GlobalInvocationID.x) * 0.0625, float(_3) * 0.0625), 0.0));
}

