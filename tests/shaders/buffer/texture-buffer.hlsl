// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// A tbuffer: constants that live in a shader resource view.
tbuffer parameters : register(t0) {
    float4 color;
    uint2 counts;
    float values[2];
};
RWStructuredBuffer<float> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = color[id] + counts.y + values[id];
}
