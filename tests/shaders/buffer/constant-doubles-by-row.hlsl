// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Local copies of constant arrays whose elements have a row each: numbers of 64 and 32 bits, in the first and last places.
cbuffer Constants : register(b0) {
    double numbers[4];
    struct { uint2 pair; double number; } records[3];
    uint words[4];
};
StructuredBuffer<uint> indices : register(t0);
RWStructuredBuffer<double> results : register(u0);
RWStructuredBuffer<uint> whole : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    double local[4], other[3];
    uint copy[4];
    for (uint n = 0; n < 4; n++) {
        local[n] = numbers[n];
        copy[n] = words[n];
    }
    for (uint m = 0; m < 3; m++)
        other[m] = records[m].number;
    results[id] = local[indices[id] & 3];
    results[id + 4] = other[indices[id] % 3];
    whole[id] = copy[3 - (indices[id] & 3)];
}
