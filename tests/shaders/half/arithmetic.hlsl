// dxc: -T cs_6_2 -E main -enable-16bit-types
// The basic operations on 16-bit floats.
StructuredBuffer<half2> operands : register(t0);
RWStructuredBuffer<half> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    half2 v = operands[id];
    uint at = id * 8;
    results[at] = v.x + v.y;
    results[at + 1] = v.x - v.y;
    results[at + 2] = v.x * v.y;
    results[at + 3] = v.x / v.y;
    results[at + 4] = -v.x;
    results[at + 5] = abs(v.x);
    results[at + 6] = saturate(v.x);
    results[at + 7] = mad(v.x, v.y, half(1));
}
