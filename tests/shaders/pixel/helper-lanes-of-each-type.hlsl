// dxc: -T ps_6_5 -E main -enable-16bit-types
// env: vulkan1.2
// As helper-lanes-left-out, with numbers of 16 and 64 bits.
StructuredBuffer<uint> values : register(t0);

struct Targets {
    int4 halves : SV_Target0;
    int4 shorts : SV_Target1;
    int4 longs : SV_Target2;
    int4 unsigned_longs : SV_Target3;
    int4 doubles : SV_Target4;
    int4 scans : SV_Target5;
    int4 reads : SV_Target6;
    int4 sets : SV_Target7;
};

Targets main(float4 position : SV_Position)
{
    uint v = values[uint(position.x) % 2 + uint(position.y) % 2 * 2];
    half h = half(v) - half(6.5);
    double d = double(v) - 6.5;
    int16_t s = int16_t(int(v) - 6);
    uint16_t u = uint16_t(v);
    int64_t w = (int64_t(v) - 6) << 33;
    uint64_t x = uint64_t(v) << 33;
    uint4 all = 0xFFFFFFFF;
    Targets t;

    t.halves = int4(2 * WaveActiveMin(h), 2 * WaveActiveMax(h), 2 * WaveActiveSum(h), 2 * WaveActiveProduct(h));
    t.shorts = int4(WaveActiveMin(s), WaveActiveMax(s), WaveActiveMin(u), WaveActiveMax(u));
    t.longs = int4(WaveActiveMin(w) >> 33, WaveActiveMax(w) >> 33, WaveActiveSum(w) >> 33, WaveActiveProduct(w) >> 33);
    t.unsigned_longs = int4(WaveActiveMin(x) >> 33, WaveActiveMax(x) >> 33, WaveActiveBitAnd(x) >> 33,
                            (WaveActiveBitOr(x) >> 33) + 10 * (WaveActiveBitXor(x) >> 33));
    t.doubles = int4(2 * WaveActiveMin(d), 2 * WaveActiveMax(d), 2 * WaveActiveSum(d), 2 * WaveActiveProduct(d));
    t.scans = int4(2 * WavePrefixSum(h), 2 * WavePrefixProduct(h), WavePrefixSum(w) >> 33, 2 * WavePrefixProduct(d));
    t.reads = int4(2 * WaveReadLaneFirst(h), WaveReadLaneFirst(w) >> 33, 2 * WaveReadLaneFirst(d),
                   WaveActiveAllEqual(h) + 10 * WaveActiveAllEqual(w) + 100 * WaveActiveAllEqual(d) +
                       1000 * WaveActiveAllEqual(s));
    t.sets = int4(WaveMatch(w).x, WaveMultiPrefixSum(x, all) >> 33, WaveMultiPrefixProduct(s, all),
                  WaveMultiPrefixBitAnd(x, all) >> 33);
    return t;
}
