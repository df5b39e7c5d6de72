// dxc: -T cs_6_0 -E main -Od
// fxc: -T cs_4_1 -E main
// Local arrays and structures without optimization.
struct pair {
    float2 a;
    uint b[3];
};
RWStructuredBuffer<float> results : register(u0);

float total(pair p) {
    float sum = p.a.x * p.a.y;
    for (uint i = 0; i < 3; i++)
        sum += p.b[i];
    return sum;
}

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    pair pairs[2];
    for (uint i = 0; i < 2; i++) {
        pairs[i].a = float2(i + 1, id);
        for (uint j = 0; j < 3; j++)
            pairs[i].b[j] = i * 10 + j * id;
    }
    results[id] = total(pairs[id & 1]) + total(pairs[0]) * 100;
}
