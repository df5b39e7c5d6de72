#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

const uint _157[4] = uint[](2u, 3u, 5u, 7u);

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint words[4];

void main()
{
    float _7 = uintBitsToFloat(t0_1._m0[0u]);
    float _13 = uintBitsToFloat(t0_1._m0[1u]);
    words[0u] = 40u;
    if (t0_1._m0[2u] < 4u)
    {
        words[t0_1._m0[2u]] = 41u;
    }
    uint _74 = floatBitsToUint(_7);
    uint _78 = _74 & 2147483647u;
    bool _79 = _78 < 1325400064u;
    u0_1._m0[0u] = _79 ? uint(int(_79 ? _7 : 0.0)) : ((_78 <= 2139095040u) ? ((int(_74) < int(0u)) ? 2147483648u : 2147483647u) : 0u);
    uint _93 = floatBitsToUint(_13);
    bool _96 = _93 < 1333788672u;
    u0_1._m0[1u] = _96 ? uint(_96 ? _13 : 0.0) : ((_93 <= 2139095040u) ? 4294967295u : 0u);
    bool _102 = t0_1._m0[3u] == 0u;
    u0_1._m0[2u] = _102 ? 4294967295u : (t0_1._m0[2u] / (_102 ? 1u : t0_1._m0[3u]));
    bool _106 = t0_1._m0[3u] == 0u;
    u0_1._m0[3u] = _106 ? 4294967295u : (t0_1._m0[2u] % (_106 ? 1u : t0_1._m0[3u]));
    u0_1._m0[4u] = floatBitsToUint(((_7 < _13) || isnan(_13)) ? _7 : _13);
    float _117 = (_7 > 0.0) ? _7 : 0.0;
    u0_1._m0[5u] = floatBitsToUint((_117 < 1.0) ? _117 : 1.0);
    uint _121 = floatBitsToUint(_13);
    uint _122 = _121 & 2147483647u;
    u0_1._m0[6u] = ((_122 < 2139095040u) ? ((_122 >= 947912704u) ? min(((_122 - 939524096u) >> 13u), 31743u) : (((_121 & 8388607u) | 8388608u) >> min((126u - (_122 >> 23u)), 31u))) : ((_122 == 2139095040u) ? 31744u : 32256u)) | ((_121 >> 16u) & 32768u);
    u0_1._m0[7u] = _157[min(t0_1._m0[2u], 3u)];
    u0_1._m0[8u] = words[0u] + ((t0_1._m0[2u] < 4u) ? words[min(t0_1._m0[2u], 3u)] : 0u);
    float _173 = fract(uintBitsToFloat(t0_1._m0[4u]));
    u0_1._m0[9u] = floatBitsToUint((_173 >= 1.0) ? 0.999999940395355224609375 : _173);
}

