#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint _9 = bitfieldInsert(t0_1._m0[gl_GlobalInvocationID.x].y >> 8u, t0_1._m0[gl_GlobalInvocationID.x].z, int(24u), int(8u));
    uint _11 = bitfieldInsert(t0_1._m0[gl_GlobalInvocationID.x].y >> 16u, t0_1._m0[gl_GlobalInvocationID.x].z, int(16u), int(16u));
    uint _13 = bitfieldInsert(t0_1._m0[gl_GlobalInvocationID.x].y >> 24u, t0_1._m0[gl_GlobalInvocationID.x].z, int(8u), int(24u));
    uint _37 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(0u), int(8u));
    uint _45 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(8u), int(8u));
    uint _52 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(16u), int(8u));
    uint _59 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(24u), int(8u));
    uint _67 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(0u), int(8u));
    uint _73 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(8u), int(8u));
    uint _80 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(16u), int(8u));
    uint _87 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(24u), int(8u));
    uint _95 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(0u), int(8u));
    uint _101 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(8u), int(8u));
    uint _108 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(16u), int(8u));
    uint _115 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(24u), int(8u));
    uint _123 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(0u), int(8u));
    uint _129 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(8u), int(8u));
    uint _136 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(16u), int(8u));
    uint _143 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(24u), int(8u));
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(1u + (((((_37 == 0u) ? 0u : uint(abs(int(_37 - bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].y, int(0u), int(8u)))))) + ((_45 == 0u) ? 0u : uint(abs(int(_45 - bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].y, int(8u), int(8u))))))) + ((_52 == 0u) ? 0u : uint(abs(int(_52 - bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].y, int(16u), int(8u))))))) + ((_59 == 0u) ? 0u : uint(abs(int(_59 - bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].y, int(24u), int(8u))))))), 2u + (((((_67 == 0u) ? 0u : uint(abs(int(_67 - bitfieldExtract(_9, int(0u), int(8u)))))) + ((_73 == 0u) ? 0u : uint(abs(int(_73 - bitfieldExtract(_9, int(8u), int(8u))))))) + ((_80 == 0u) ? 0u : uint(abs(int(_80 - bitfieldExtract(_9, int(16u), int(8u))))))) + ((_87 == 0u) ? 0u : uint(abs(int(_87 - bitfieldExtract(_9, int(24u), int(8u))))))), 3u + (((((_95 == 0u) ? 0u : uint(abs(int(_95 - bitfieldExtract(_11, int(0u), int(8u)))))) + ((_101 == 0u) ? 0u : uint(abs(int(_101 - bitfieldExtract(_11, int(8u), int(8u))))))) + ((_108 == 0u) ? 0u : uint(abs(int(_108 - bitfieldExtract(_11, int(16u), int(8u))))))) + ((_115 == 0u) ? 0u : uint(abs(int(_115 - bitfieldExtract(_11, int(24u), int(8u))))))), 4u + (((((_123 == 0u) ? 0u : uint(abs(int(_123 - bitfieldExtract(_13, int(0u), int(8u)))))) + ((_129 == 0u) ? 0u : uint(abs(int(_129 - bitfieldExtract(_13, int(8u), int(8u))))))) + ((_136 == 0u) ? 0u : uint(abs(int(_136 - bitfieldExtract(_13, int(16u), int(8u))))))) + ((_143 == 0u) ? 0u : uint(abs(int(_143 - bitfieldExtract(_13, int(24u), int(8u))))))));
}

