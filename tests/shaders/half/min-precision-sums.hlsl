// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Arithmetic of min precision in several steps: products that are added, dots, a loop.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    min16float a = (min16float)values[id], b = (min16float)values[id + 2], c = (min16float)values[id + 4];
    min16float fused = mad(a, b, c);
    min16float product = dot(min16float3(a, b, c), min16float3(c, a, b));
    min16float loose = dot(min16float2(a, b), min16float2(b, c));
    min16int i = (min16int)a, j = (min16int)b, k = (min16int)c;
    min16uint u = (min16uint)abs(a), v = (min16uint)abs(b), w = (min16uint)abs(c);
    results[id] = fused;
    results[id + 2] = product;
    results[id + 4] = loose;
    results[id + 6] = mad(i, j, k);
    results[id + 8] = mad(u, v, w);
    results[id + 10] = a < b ? fused : product;
    min16float turned = a;
    for (uint n = 0; n < min((uint)values[6], 3); n++)
        turned = turned + b;
    results[id + 12] = turned;
}
