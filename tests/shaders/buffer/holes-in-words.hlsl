// dxc: -T cs_6_9 -E main
// Elements without memory: all words that a load takes must be mapped. A thread loads 16 bytes.
ByteAddressBuffer words : register(t0);
StructuredBuffer<double2> pairs : register(t1);
RWByteAddressBuffer written : register(u1);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint first, second, third, fourth, fifth;
    uint4 a = words.Load4(16 * id, first);
    double2 b = pairs.Load(id, second);
    uint4 c = written.Load4(16 * id, third);
    words.Load(16 * id, fourth);
    uint d = words.Load4(16 * id, fifth).x;
    results[3 * id] = uint4(CheckAccessFullyMapped(first), CheckAccessFullyMapped(second),
                            CheckAccessFullyMapped(third), CheckAccessFullyMapped(fourth));
    results[3 * id + 1] = uint4(a.x + a.y + a.z + a.w, uint(b.x) + 2 * uint(b.y), c.x + c.y + c.z + c.w,
                                CheckAccessFullyMapped(first) && CheckAccessFullyMapped(third));
    results[3 * id + 2] = uint4(CheckAccessFullyMapped(fifth), d, 0, 0);
}
