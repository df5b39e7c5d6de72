// dxc: -T cs_6_6 -E main
// Exchange and bitwise comparison of floats in buffers.
RWStructuredBuffer<float> floats : register(u0);
RWByteAddressBuffer raw : register(u1);
RWStructuredBuffer<float> results : register(u2);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float before, compared, raw_before;
    InterlockedExchange(floats[id], id * 0.5, before);
    InterlockedCompareExchangeFloatBitwise(floats[id], 0.5, 8.0, compared);
    InterlockedCompareStoreFloatBitwise(floats[id], 1.5, 9.0);
    raw.InterlockedExchangeFloat(id * 4, 0.25, raw_before);
    raw.InterlockedCompareStoreFloatBitwise(id * 4, 0.25, float(id));
    results[id] = before + compared * 10 + raw_before * 100;
}
