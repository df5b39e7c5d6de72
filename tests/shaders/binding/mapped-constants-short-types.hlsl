// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --root-signature embedded --descriptor-heap mappings --descriptor-sizes 32,64,16
// env: vulkan1.2
// Mapped root constants of other types than 32-bit integers, which end within a row, or a double: the others are 0.
cbuffer Doubles : register(b0) {
    double2 first, second;
};
cbuffer Floats : register(b1) {
    float4 floats;
};
cbuffer Halves : register(b2) {
    uint16_t4 low, high;
};
cbuffer Integers : register(b3) {
    uint64_t2 wide;
};
RWStructuredBuffer<float> Out : register(u0);

[RootSignature("RootConstants(num32BitConstants=7, b0), RootConstants(num32BitConstants=3, b1),"
               "RootConstants(num32BitConstants=3, b2), RootConstants(num32BitConstants=2, b3), UAV(u0)")]
[numthreads(1, 1, 1)]
void main()
{
    Out[0] = float(first.x + 1);
    Out[1] = float(first.y + 1);
    Out[2] = float(second.x + 1);
    Out[3] = float(second.y + 1);
    Out[4] = floats.x + 1;
    Out[5] = floats.z + 1;
    Out[6] = floats.w + 1;
    Out[7] = low.x + low.y + low.z + low.w + high.x + high.y;
    Out[8] = high.z + 1;
    Out[9] = high.w + 1;
    Out[10] = float(wide.x + 1);
    Out[11] = float(wide.y + 1);
}
