#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    double _12 = packDouble2x32(uvec2(source_1._m0[0u], source_1._m0[1u]));
    target_1._m0[0u] = floatBitsToUint(float(_12));
    double _42 = (_12 >= (-2147483648.0lf)) ? _12 : (-2147483648.0lf);
    target_1._m0[1u] = isnan(_12) ? 0u : uint(int((_42 <= 2147483647.0lf) ? _42 : 2147483647.0lf));
    double _51 = (_12 >= 0.0lf) ? _12 : 0.0lf;
    target_1._m0[2u] = uint((_51 <= 4294967295.0lf) ? _51 : 4294967295.0lf);
}

