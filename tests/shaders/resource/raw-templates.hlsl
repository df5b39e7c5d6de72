// dxc: -T ps_6_2 -E main -enable-16bit-types
// Raw buffers read as types.
ByteAddressBuffer raw : register(t0);
RWByteAddressBuffer written : register(u1);

struct Item {
    float3 position;
    uint16_t2 bits;
    float16_t weight;
};

float4 main(nointerpolation uint index : INDEX) : SV_Target
{
    Item item = raw.Load<Item>(index * 20);
    float16_t4 halves = raw.Load<float16_t4>(index * 8);
    double wide = raw.Load<double>(index * 8);
    written.Store<uint16_t>(index * 2, item.bits.x + item.bits.y);
    written.Store<float3>(index * 12, item.position * float(item.weight));
    return float4(halves) + float(wide);
}
