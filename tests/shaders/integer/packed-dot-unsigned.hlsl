// dxc: -T cs_6_4 -E main
// dot4add_u8packed: four products of unsigned bytes, added to an accumulator.
StructuredBuffer<uint3> inputs : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint3 v = inputs[id];
    results[id] = dot4add_u8packed(v.x, v.y, v.z);
}
