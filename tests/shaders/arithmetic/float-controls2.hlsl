// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --float-controls2 --rounding-mode-rte-16bit --rounding-mode-rte-32bit --nan-operands
// What may be done to floats is said of all operations at once, and of those that are precise.
StructuredBuffer<float4> inputs : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float4 x = inputs[0];
    precise float sum = x.x * x.y + x.z;

    results[0] = float4(sum, x.x * x.y + x.z, min(x.z, x.w), float(half(x.w) * half(x.x)));
}
