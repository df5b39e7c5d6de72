// dxc: -T cs_6_0 -E main
// The status of typed buffers of both classes, of each type, alone and of two loads; of raw buffers alone.
Buffer<float4> floats : register(t1);
Buffer<int> integers : register(t2);
ByteAddressBuffer words : register(t3);
RWBuffer<uint> written : register(u1);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint first, second, third;
    float4 a = floats.Load(id, first);
    int b = integers.Load(id, second);
    uint c = written.Load(id, third);
    bool both = CheckAccessFullyMapped(first) && CheckAccessFullyMapped(second);
    results[id] = uint4(CheckAccessFullyMapped(first) ? asuint(a.w) : 7, CheckAccessFullyMapped(second) ? b : 8,
                        CheckAccessFullyMapped(third) ? c : 9, both);
    floats.Load(3 - id, first);
    words.Load(4 * id, second);
    results[id + 4] = uint4(CheckAccessFullyMapped(first), CheckAccessFullyMapped(second), 0, 0);
}
