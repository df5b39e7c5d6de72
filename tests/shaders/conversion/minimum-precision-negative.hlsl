// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Negative minimum-precision integers: stored, loaded, shifted, compared, and as labels of a switch.
StructuredBuffer<int> inputs : register(t0);
StructuredBuffer<min16int> narrow : register(t1);
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
}
