// dxc: -T cs_6_0 -E main
// dxs: --native-16bit-min-precision
// Negative labels of a 16-bit switch; two of them lead to one case, where the lanes of a group meet.
StructuredBuffer<int> inputs : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    min16int v = (min16int)inputs[id];
    int chosen = -1;
    [branch] switch (v) {
    case -1:
    case -300: chosen = WaveActiveSum(int(id)); break;
    case -32768: chosen = 30; break;
    case 32767: chosen = 40; break;
    }
    results[id] = chosen;
}
