// dxc: -T cs_6_0 -E main
// Scales and mixes values, with a branch and a loop: faults are put into each part (verify.sh).
StructuredBuffer<float> weights : register(t0);
RWStructuredBuffer<float> results : register(u0);
RWStructuredBuffer<uint> counts : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float weight = weights[id];
    float scaled = weight * 3 + 1;
    uint count = 0;
    for (uint n = id; n > 0; n >>= 1)
        count += n & 1;
    if (count > 1)
        scaled = scaled - weights[0];
    results[id] = scaled;
    counts[id] = (count << 2) ^ id;
}
