#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uvec2 _39 = (uvec2(t0_1._m0[gl_GlobalInvocationID.x].xz) & uvec2(255u)) | (uvec2(t0_1._m0[gl_GlobalInvocationID.x].yw) << uvec2(8u));
    uint _8 = bitfieldInsert(_39.x, _39.y, int(16u), int(16u));
    uint _9 = gl_GlobalInvocationID.x << 2u;
    u0_1._m0[_9] = _8;
    u0_1._m0[_9 + 1u] = _8;
    uvec4 _56 = uvec4(clamp(ivec4(uvec4(t0_1._m0[gl_GlobalInvocationID.x])), ivec4(uvec4(0u)), ivec4(uvec4(255u))));
    uvec2 _60 = _56.xz | (_56.yw << uvec2(8u));
    u0_1._m0[_9 + 2u] = bitfieldInsert(_60.x, _60.y, int(16u), int(16u));
    uvec4 _69 = uvec4(clamp(ivec4(uvec4(t0_1._m0[gl_GlobalInvocationID.x])), ivec4(uvec4(4294967168u)), ivec4(uvec4(127u))));
    uvec2 _74 = (_69.xz & uvec2(255u)) | (_69.yw << uvec2(8u));
    u0_1._m0[_9 + 3u] = bitfieldInsert(_74.x, _74.y, int(16u), int(16u));
}

