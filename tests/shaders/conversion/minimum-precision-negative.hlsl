// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Negative minimum-precision integers: stored, loaded, shifted, compared, and as labels of a switch. Unsigned ones with
// the same bits: compared, chosen, divided, and as labels.
StructuredBuffer<int> inputs : register(t0);
StructuredBuffer<min16int> narrow : register(t1);
StructuredBuffer<uint> words : register(t2);
RWStructuredBuffer<min16int> stored : register(u0);
RWStructuredBuffer<int> results : register(u1);
RWBuffer<min16int> typed : register(u2);

[numthreads(5, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    min16int v = (min16int)inputs[id];
    stored[id] = v;
    typed[id] = ~v;
    int chosen = 0;
    [branch] switch (v) {
    case -1: chosen = 10 + id; break;
    case -300: chosen = 20; break;
    case -32768: chosen = 30; break;
    case 32767: chosen = 40; break;
    default: chosen = -1; break;
    }
    results[id] = chosen;
    results[5 + id] = v >> (min16int)1;
    results[10 + id] = narrow[id] < (min16int)0 ? (int)narrow[id] : 1;

    min16uint w = (min16uint)words[id], large = w > (min16uint)3 ? (min16uint)65535 : w;
    results[15 + id] = (w > (min16uint)39999) + 2 * (w == (min16uint)40000) +
                       4 * (min(w, (min16uint)60000) == (min16uint)40000);
    results[20 + id] = (uint)large;
    results[25 + id] = large / (min16uint)7;
    uint label = 70;
    [branch] switch (w) {
    case 40000: label = 50 + words[0]; break;
    case 65535: label = 60; break;
    }
    results[30 + id] = label;
}
