// dxc: -T cs_6_6 -E main
// fxc: -T cs_5_1 -E main
// The handle forms of shader model 6.6 for each kind of buffer.
cbuffer parameters : register(b0) {
    uint4 numbers;
};
ByteAddressBuffer raw : register(t0);
Buffer<float> typed : register(t1);
StructuredBuffer<uint2> structured[2] : register(t2);
RWStructuredBuffer<float> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = numbers[id] + raw.Load(id * 4) * 10 + typed[id] + structured[numbers.z][id].y * 1000;
}
