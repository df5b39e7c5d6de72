// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// The comparisons of integers, signed and unsigned, as bits.
StructuredBuffer<uint2> operands : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint2 u = operands[id];
    int2 s = asint(u);
    uint bits = 0;
    bits |= (u.x < u.y) ? 0x001 : 0;
    bits |= (u.x <= u.y) ? 0x002 : 0;
    bits |= (u.x > u.y) ? 0x004 : 0;
    bits |= (u.x >= u.y) ? 0x008 : 0;
    bits |= (s.x < s.y) ? 0x010 : 0;
    bits |= (s.x <= s.y) ? 0x020 : 0;
    bits |= (s.x > s.y) ? 0x040 : 0;
    bits |= (s.x >= s.y) ? 0x080 : 0;
    bits |= (u.x == u.y) ? 0x100 : 0;
    bits |= (u.x != u.y) ? 0x200 : 0;
    results[id] = bits;
}
