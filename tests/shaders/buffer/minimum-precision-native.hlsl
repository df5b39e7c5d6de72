// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -Gfp
// dxs: --native-16bit-min-precision
// min16 numbers that are computed in 16 bits keep their sign in buffers, whose elements have 32 bits, as constants have.
cbuffer constants : register(b0) {
    min16float4 factors;
    min16int4 terms;
    min16int last;
};
StructuredBuffer<min16int> numbers : register(t0);
RWStructuredBuffer<min16int> results : register(u0);
RWStructuredBuffer<min16float> halves : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    min16int number = numbers[id];

    results[id] = number - 5;
    results[id + 4] = number + terms.x * terms.y + terms.w + last;
    halves[id] = (min16float)number * 0.5;
    halves[id + 4] = (min16float)number * factors.y + factors.w + factors.x;
}
