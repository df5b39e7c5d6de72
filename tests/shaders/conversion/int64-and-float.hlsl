// dxc: -T cs_6_0 -E main
// 64-bit integers to floats and back.
StructuredBuffer<int64_t> integers : register(t0);
StructuredBuffer<float> floats : register(t1);
RWStructuredBuffer<float2> to_float : register(u0);
RWStructuredBuffer<int64_t> to_integer : register(u1);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    to_float[id] = float2((float)integers[id], (float)(uint64_t)integers[id]);
    to_integer[id * 2] = (int64_t)floats[id];
    to_integer[id * 2 + 1] = (int64_t)(uint64_t)abs(floats[id]);
}
