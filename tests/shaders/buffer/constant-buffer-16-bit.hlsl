// dxc: -T cs_6_2 -E main -enable-16bit-types
// 16-bit members of a constant buffer: eight to a row.
cbuffer parameters : register(b0) {
    half4 a;
    int16_t2 b;
    uint16_t c;
    half d;
    half2 pairs[2];
    float e;
};
RWStructuredBuffer<float> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = dot(a, half4(1, 2, 4, 8)) + b.x + b.y;
    results[id + 2] = c + d;
    results[id + 4] = pairs[id].x * 10 + pairs[id].y + e;
}
