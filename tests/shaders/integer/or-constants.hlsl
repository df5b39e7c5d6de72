// dxc: -T cs_6_2 -E main -enable-16bit-types
// An `or` with a constant: where the constant's bits are clear it is an addition, elsewhere it is not.
RWStructuredBuffer<uint> values : register(u0);
RWStructuredBuffer<uint64_t> wide : register(u1);
RWStructuredBuffer<uint16_t> narrow : register(u2);

[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID) {
    uint x = values[8 * group];
    values[8 * group + 1] = x << 2 | 3;
    values[8 * group + 2] = x << 2 | 5;
    values[8 * group + 3] = x * 12 | 1;
    values[8 * group + 4] = x * 12 | 4;
    values[8 * group + 5] = (x & ~7u) | 7;
    values[8 * group + 6] = (x & ~6u) | 7;
    values[8 * group + 7] = x << 31 | 1;
    wide[2 * group + 1] = wide[2 * group] << 3 | 7;
    narrow[2 * group + 1] = narrow[2 * group] << 4 | 9;
}
