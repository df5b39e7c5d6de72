// dxc: -T lib_6_3
// dxs: --root-signature embedded --local-root-signature embedded
// env: vulkan1.3
// Loads of words at an address that shader records hold as two root constants. The buffer there is bound, too.
#include "ags.hlsli"

GlobalRootSignature global_root = {"UAV(u0), UAV(u0, space = 2147420894)"};
LocalRootSignature local_root = {"RootConstants(num32BitConstants = 2, b0, space = 1), SRV(t1, space = 1)"};
SubobjectToExportsAssociation for_all = {"local_root", ""};
RaytracingShaderConfig config = {16, 8};
RaytracingPipelineConfig pipeline = {1};

struct Address { uint low, high; };

ConstantBuffer<Address> address : register(b0, space1);
ByteAddressBuffer words : register(t1, space1);
RWStructuredBuffer<uint2> results : register(u0);

[shader("raygeneration")]
void generate()
{
    uint number = DispatchRaysIndex().x;
    ags(0x14, 0, 0, address.low, address.high);
    uint loaded = ags(0x14, 0, 1, number * 8 + 4, 0);
    results[number] = uint2(loaded, words.Load(number * 8 + 4));
}
