#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uvec2 _m0[];
} source_1;

layout(set = 0, binding = 1000, std430) readonly buffer source_2
{
    uint _m0[];
} source_3;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _8 = gl_GlobalInvocationID.x << 2u;
    uint _120 = gl_GlobalInvocationID.x + 2u;
    target_1._m0[gl_GlobalInvocationID.x] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(source_3._m0[_120] & 31u), int(0u)));
    target_1._m0[gl_GlobalInvocationID.x + 64u] = bitfieldExtract(source_1._m0[0u].x, int(source_3._m0[_120] & 31u), int(0u));
    target_1._m0[gl_GlobalInvocationID.x + 128u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(source_3._m0[_120] & 31u), int(0u));
    target_1._m0[gl_GlobalInvocationID.x + 192u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(0u), int(source_3._m0[_120] & 31u)));
    target_1._m0[gl_GlobalInvocationID.x + 256u] = bitfieldExtract(source_1._m0[0u].x, int(0u), int(source_3._m0[_120] & 31u));
    target_1._m0[gl_GlobalInvocationID.x + 320u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(0u), int(source_3._m0[_120] & 31u));
    target_1._m0[gl_GlobalInvocationID.x + 384u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(source_3._m0[_120] & 31u), int(1u)));
    target_1._m0[gl_GlobalInvocationID.x + 448u] = bitfieldExtract(source_1._m0[0u].x, int(source_3._m0[_120] & 31u), int(1u));
    target_1._m0[gl_GlobalInvocationID.x + 512u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(source_3._m0[_120] & 31u), int(1u));
    target_1._m0[gl_GlobalInvocationID.x + 576u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(1u), int(source_3._m0[_120] & 31u)));
    target_1._m0[gl_GlobalInvocationID.x + 640u] = bitfieldExtract(source_1._m0[0u].x, int(1u), int(source_3._m0[_120] & 31u));
    target_1._m0[gl_GlobalInvocationID.x + 704u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(1u), int(source_3._m0[_120] & 31u));
    uint _184 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 768u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(_184), int(min(2u, (32u - _184)))));
    uint _192 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 832u] = bitfieldExtract(source_1._m0[0u].x, int(_192), int(min(2u, (32u - _192))));
    uint _199 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 896u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(_199), int(min(2u, (32u - _199))));
    target_1._m0[gl_GlobalInvocationID.x + 960u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(2u), int(min((source_3._m0[_120] & 31u), 30u))));
    target_1._m0[gl_GlobalInvocationID.x + 1024u] = bitfieldExtract(source_1._m0[0u].x, int(2u), int(min((source_3._m0[_120] & 31u), 30u)));
    target_1._m0[gl_GlobalInvocationID.x + 1088u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(2u), int(min((source_3._m0[_120] & 31u), 30u)));
    uint _225 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 1152u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(_225), int(min(3u, (32u - _225)))));
    uint _232 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 1216u] = bitfieldExtract(source_1._m0[0u].x, int(_232), int(min(3u, (32u - _232))));
    uint _239 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 1280u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(_239), int(min(3u, (32u - _239))));
    target_1._m0[gl_GlobalInvocationID.x + 1344u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(3u), int(min((source_3._m0[_120] & 31u), 29u))));
    target_1._m0[gl_GlobalInvocationID.x + 1408u] = bitfieldExtract(source_1._m0[0u].x, int(3u), int(min((source_3._m0[_120] & 31u), 29u)));
    target_1._m0[gl_GlobalInvocationID.x + 1472u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(3u), int(min((source_3._m0[_120] & 31u), 29u)));
    uint _264 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 1536u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(_264), int(min(30u, (32u - _264)))));
    uint _270 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 1600u] = bitfieldExtract(source_1._m0[0u].x, int(_270), int(min(30u, (32u - _270))));
    uint _277 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 1664u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(_277), int(min(30u, (32u - _277))));
    target_1._m0[gl_GlobalInvocationID.x + 1728u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(30u), int(min((source_3._m0[_120] & 31u), 2u))));
    target_1._m0[gl_GlobalInvocationID.x + 1792u] = bitfieldExtract(source_1._m0[0u].x, int(30u), int(min((source_3._m0[_120] & 31u), 2u)));
    target_1._m0[gl_GlobalInvocationID.x + 1856u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(30u), int(min((source_3._m0[_120] & 31u), 2u)));
    uint _301 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 1920u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(_301), int(min(31u, (32u - _301)))));
    uint _308 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 1984u] = bitfieldExtract(source_1._m0[0u].x, int(_308), int(min(31u, (32u - _308))));
    uint _315 = source_3._m0[_120] & 31u;
    target_1._m0[gl_GlobalInvocationID.x + 2048u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(_315), int(min(31u, (32u - _315))));
    target_1._m0[gl_GlobalInvocationID.x + 2112u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(31u), int(min((source_3._m0[_120] & 31u), 1u))));
    target_1._m0[gl_GlobalInvocationID.x + 2176u] = bitfieldExtract(source_1._m0[0u].x, int(31u), int(min((source_3._m0[_120] & 31u), 1u)));
    target_1._m0[gl_GlobalInvocationID.x + 2240u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(31u), int(min((source_3._m0[_120] & 31u), 1u)));
    target_1._m0[gl_GlobalInvocationID.x + 2304u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(source_3._m0[_120] & 31u), int(1u)));
    target_1._m0[gl_GlobalInvocationID.x + 2368u] = bitfieldExtract(source_1._m0[0u].x, int(source_3._m0[_120] & 31u), int(1u));
    target_1._m0[gl_GlobalInvocationID.x + 2432u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(source_3._m0[_120] & 31u), int(1u));
    target_1._m0[gl_GlobalInvocationID.x + 2496u] = uint(bitfieldExtract(int(source_1._m0[0u].x), int(1u), int(source_3._m0[_120] & 31u)));
    target_1._m0[gl_GlobalInvocationID.x + 2560u] = bitfieldExtract(source_1._m0[0u].x, int(1u), int(source_3._m0[_120] & 31u));
    target_1._m0[gl_GlobalInvocationID.x + 2624u] = bitfieldInsert(source_1._m0[0u].y, source_1._m0[0u].x, int(1u), int(source_3._m0[_120] & 31u));
}

