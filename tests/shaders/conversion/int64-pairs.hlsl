// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --no-int64
// 64-bit integers as pairs, to floats and back: each conversion rounds once.
StructuredBuffer<uint64_t> integers : register(t0);
StructuredBuffer<float> floats : register(t1);
RWStructuredBuffer<uint4> to_float : register(u0);
RWStructuredBuffer<uint64_t2> to_integer : register(u1);

[numthreads(12, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint64_t v = integers[id];
    int64_t s = (int64_t)v;
    to_float[id] = uint4(asuint((float)v), asuint((float)s), asuint16((float16_t)v), asuint16((float16_t)s));
    to_integer[id] = uint64_t2((uint64_t)abs(floats[id]), (uint64_t)(int64_t)floats[id]);
}
