// dxc: -T ps_6_5 -E main
// Every wave operation leaves helper lanes out: their values would change each result.
StructuredBuffer<uint> values : register(t0);

struct Targets {
    uint4 least : SV_Target0;
    uint4 sums : SV_Target1;
    uint4 bits : SV_Target2;
    uint4 votes : SV_Target3;
    uint4 sets : SV_Target4;
    uint4 floats : SV_Target5;
};

Targets main(float4 position : SV_Position, float a : A)
{
    uint v = values[uint(position.x) % 2 + uint(position.y) % 2 * 2];
    int s = int(v) - 6;
    float f = float(s);
    uint4 all = 0xFFFFFFFF;
    Targets t;

    t.least = uint4(WaveActiveMin(v), WaveActiveMax(v), uint(WaveActiveMin(s)), uint(WaveActiveMax(s)));
    t.sums = uint4(WaveActiveSum(v), WaveActiveProduct(v), WavePrefixSum(v), WavePrefixProduct(v));
    t.bits = uint4(WaveActiveBitAnd(v), WaveActiveBitOr(v), WaveActiveBitXor(v), WaveActiveBallot(v > 0).x);
    t.votes = uint4(WaveActiveCountBits(true), WaveActiveAllTrue(v == 5), WaveActiveAnyTrue(v != 5),
                    WavePrefixCountBits(true) + 10 * WaveActiveAllEqual(v));
    t.sets = uint4(WaveMatch(v % 2).x, WaveMultiPrefixSum(v, all), WaveMultiPrefixBitOr(v, all),
                   WaveMultiPrefixCountBits(true, all));
    t.floats = uint4(asuint(WaveActiveMin(f)), asuint(WaveActiveMax(f)), asuint(WaveActiveSum(f)),
                     asuint(WaveActiveProduct(f) + ddx(a)));
    return t;
}
