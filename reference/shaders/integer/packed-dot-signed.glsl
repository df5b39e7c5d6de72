#version 460
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _20 = gl_GlobalInvocationID.x * 3u;
    uint _25 = _20 + 1u;
    u0_1._m0[gl_GlobalInvocationID.x] = (((t0_1._m0[_20 + 2u] + (uint(bitfieldExtract(int(t0_1._m0[_20]), int(0u), int(8u))) * uint(bitfieldExtract(int(t0_1._m0[_25]), int(0u), int(8u))))) + (uint(bitfieldExtract(int(t0_1._m0[_20]), int(8u), int(8u))) * uint(bitfieldExtract(int(t0_1._m0[_25]), int(8u), int(8u))))) + (uint(bitfieldExtract(int(t0_1._m0[_20]), int(16u), int(8u))) * uint(bitfieldExtract(int(t0_1._m0[_25]), int(16u), int(8u))))) + (uint(bitfieldExtract(int(t0_1._m0[_20]), int(24u), int(8u))) * uint(bitfieldExtract(int(t0_1._m0[_25]), int(24u), int(8u))));
}

