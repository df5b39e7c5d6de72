// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// GetDimensions of typed, raw and structured buffers.
Buffer<float4> typed : register(t0);
ByteAddressBuffer raw : register(t1);
StructuredBuffer<float3> structured : register(t2);
RWStructuredBuffer<uint> results : register(u0);
RWByteAddressBuffer raw_output : register(u1);

[numthreads(1, 1, 1)]
void main() {
    uint count, stride;
    typed.GetDimensions(count);
    results[0] = count;
    raw.GetDimensions(count);
    results[1] = count;
    structured.GetDimensions(count, stride);
    results[2] = count;
    results[3] = stride;
    raw_output.GetDimensions(count);
    results[4] = count;
    results.GetDimensions(count, stride);
    results[5] = count * 100 + stride;
}
