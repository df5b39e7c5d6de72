// dxc: -T cs_6_9 -E main -enable-16bit-types
// A long vector of 16-bit floats (shader model 6.9).
StructuredBuffer<vector<half, 8> > inputs : register(t0);
RWStructuredBuffer<vector<half, 8> > results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = inputs[id] * half(2) + inputs[1 - id];
}
