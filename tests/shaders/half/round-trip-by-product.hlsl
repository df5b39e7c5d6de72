// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --signed-zero-inf-nan-preserve-16bit --denorm-preserve-16bit
// Where zeros, NaNs and denormals of 16 bits are declared to count, numbers that are converted back are kept rounded by
// a product with 1.
StructuredBuffer<float> inputs : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[id] = float(half(inputs[id]));
}
