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
    uint _38 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(0u), int(8u));
    uint _47 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(8u), int(8u));
    uint _54 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(16u), int(8u));
    uint _61 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(24u), int(8u));
    uint _68 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(0u), int(8u));
    uint _75 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(8u), int(8u));
    uint _82 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(16u), int(8u));
    uint _89 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(24u), int(8u));
    uint _96 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(0u), int(8u));
    uint _103 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(8u), int(8u));
    uint _110 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(16u), int(8u));
    uint _117 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(24u), int(8u));
    uint _124 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(0u), int(8u));
    uint _131 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(8u), int(8u));
    uint _138 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(16u), int(8u));
    uint _145 = bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].x, int(24u), int(8u));
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4((((1u + ((_38 == 0u) ? 0u : uint(abs(int(_38 - bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].y, int(0u), int(8u))))))) + ((_47 == 0u) ? 0u : uint(abs(int(_47 - bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].y, int(8u), int(8u))))))) + ((_54 == 0u) ? 0u : uint(abs(int(_54 - bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].y, int(16u), int(8u))))))) + ((_61 == 0u) ? 0u : uint(abs(int(_61 - bitfieldExtract(t0_1._m0[gl_GlobalInvocationID.x].y, int(24u), int(8u)))))), (((2u + ((_68 == 0u) ? 0u : uint(abs(int(_68 - bitfieldExtract(_9, int(0u), int(8u))))))) + ((_75 == 0u) ? 0u : uint(abs(int(_75 - bitfieldExtract(_9, int(8u), int(8u))))))) + ((_82 == 0u) ? 0u : uint(abs(int(_82 - bitfieldExtract(_9, int(16u), int(8u))))))) + ((_89 == 0u) ? 0u : uint(abs(int(_89 - bitfieldExtract(_9, int(24u), int(8u)))))), (((3u + ((_96 == 0u) ? 0u : uint(abs(int(_96 - bitfieldExtract(_11, int(0u), int(8u))))))) + ((_103 == 0u) ? 0u : uint(abs(int(_103 - bitfieldExtract(_11, int(8u), int(8u))))))) + ((_110 == 0u) ? 0u : uint(abs(int(_110 - bitfieldExtract(_11, int(16u), int(8u))))))) + ((_117 == 0u) ? 0u : uint(abs(int(_117 - bitfieldExtract(_11, int(24u), int(8u)))))), (((4u + ((_124 == 0u) ? 0u : uint(abs(int(_124 - bitfieldExtract(_13, int(0u), int(8u))))))) + ((_131 == 0u) ? 0u : uint(abs(int(_131 - bitfieldExtract(_13, int(8u), int(8u))))))) + ((_138 == 0u) ? 0u : uint(abs(int(_138 - bitfieldExtract(_13, int(16u), int(8u))))))) + ((_145 == 0u) ? 0u : uint(abs(int(_145 - bitfieldExtract(_13, int(24u), int(8u)))))));
}

