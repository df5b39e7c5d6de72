// dxc: -T cs_6_2 -E main -enable-16bit-types
// 16-bit floats from and to floats and integers of several widths.
StructuredBuffer<float> floats : register(t0);
StructuredBuffer<int> integers : register(t1);
RWStructuredBuffer<half> halves : register(u0);
RWStructuredBuffer<int> words : register(u1);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    half a = (half)floats[id], b = (half)integers[id], c = (half)(uint16_t)integers[id], d = (half)(int16_t)integers[id];
    halves[id * 4] = a;
    halves[id * 4 + 1] = b;
    halves[id * 4 + 2] = c;
    halves[id * 4 + 3] = d;
    words[id * 4] = (int)a;
    words[id * 4 + 1] = (int)(uint)abs(b);
    words[id * 4 + 2] = (int16_t)a;
    words[id * 4 + 3] = asint((float)a);
}
