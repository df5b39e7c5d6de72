#version 460
layout(local_size_x = 24, local_size_y = 1, local_size_z = 1) in;

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
    uint _25 = floatBitsToUint(uintBitsToFloat(t0_1._m0[gl_GlobalInvocationID.x]));
    uint _27 = _25 & 2147483647u;
    u0_1._m0[gl_GlobalInvocationID.x] = ((_27 < 2139095040u) ? ((_27 >= 947912704u) ? min(((_27 - 939524096u) >> 13u), 31743u) : (((_25 & 8388607u) | 8388608u) >> min((126u - (_27 >> 23u)), 31u))) : ((_27 == 2139095040u) ? 31744u : 32256u)) | ((_25 >> 16u) & 32768u);
}

