// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Arrays in a constant buffer: each element starts a new row; the index is computed.
cbuffer parameters : register(b0) {
    float weights[4];
    uint2 pairs[3];
    float4 tail;
};
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = weights[id] + pairs[id % 3].y * 10 + tail[id];
}
