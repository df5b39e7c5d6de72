// dxc: -T cs_6_2 -E main
// A status that is that of several texels: words of raw and structured buffers, where these are texel buffers.
ByteAddressBuffer raw : register(t0);
struct Element {
    float4 first, second;
};
StructuredBuffer<Element> elements : register(t1);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint of_raw, of_elements;
    uint4 words = raw.Load4(id * 16, of_raw);
    Element element = elements.Load(id, of_elements);
    float4 sum = asfloat(words) + element.first + element.second;
    if (!CheckAccessFullyMapped(of_raw))
        sum = 1;
    if (!CheckAccessFullyMapped(of_elements))
        sum += 2;
    uint alone;
    raw.Load2(id * 8 + 4096, alone);
    if (CheckAccessFullyMapped(alone))
        sum += 4;
    results[id] = sum;
}
