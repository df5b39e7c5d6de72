// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Loads from texture arrays.
Texture1DArray<uint> lines : register(t0);
Texture2DArray<int2> layers : register(t1);
RWStructuredBuffer<int3> results : register(u0);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_DispatchThreadID, uint index : SV_GroupIndex) {
    results[index] = int3(lines[id], layers[uint3(id.x, 0, id.y)]);
    results[index + 4] = int3(lines.Load(int3(id, 0)), layers.Load(int4(id.yx, 1, 0)).yx);
}
