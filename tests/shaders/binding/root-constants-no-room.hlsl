// dxc: -T cs_6_0 -E main
// dxs: --root-signature embedded --push-constant-limit 8 --push-constant-overflow refuse
// refused: parameter 0 of the root signature (b0, space0) exceeds the 8 bytes of push constants
// Refused: the root arguments exceed the push constants, and the policy forbids overflow.
cbuffer Constants : register(b0) {
    uint4 value[2];
};
RWStructuredBuffer<uint4> Out : register(u0);

[RootSignature("RootConstants(num32BitConstants=8, b0), UAV(u0)")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID)
{
    Out[thread.x] = value[1];
}
