// dxc: -T lib_6_6 -enable-16bit-types
// dxs: --root-signature embedded --local-root-signature embedded
// env: vulkan1.3
// A shader record whose root constants have 16, 32 and 64 bits, two lists of them with a buffer between.
GlobalRootSignature global_root = {"UAV(u0)"};
LocalRootSignature local_root = {"RootConstants(num32BitConstants = 5, b0, space = 1), SRV(t1, space = 1),"
                                 "RootConstants(num32BitConstants = 7, b2, space = 1)"};
SubobjectToExportsAssociation for_all = {"local_root", ""};
RaytracingShaderConfig config = {16, 8};
RaytracingPipelineConfig pipeline = {1};

struct Small { uint16_t first; float16_t second; uint third; double fourth; uint16_t fifth; };
struct Large { uint first; int16_t second, third; int64_t fourth; uint64_t fifth; uint sixth; };
ConstantBuffer<Small> small : register(b0, space1);
ConstantBuffer<Large> large : register(b2, space1);
ByteAddressBuffer words : register(t1, space1);
RWStructuredBuffer<float> results : register(u0);

[shader("raygeneration")]
void generate()
{
    results[0] = small.first;
    results[1] = small.second;
    results[2] = small.third;
    results[3] = float(small.fourth);
    results[4] = small.fifth;
    results[5] = large.first;
    results[6] = large.second;
    results[7] = large.third;
    results[8] = float(large.fourth);
    results[9] = float(uint(large.fifth >> 32));
    results[10] = large.sixth;
    results[11] = words.Load(4);
}
