// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main -Gis
// The sign of zero through negation, multiplication and addition, read as bits.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    precise float zero = values[0], one = values[1];
    precise float product = zero * -one;
    precise float sum = product + zero;
    precise float difference = zero - one * zero;
    results[0] = asuint(-zero);
    results[1] = asuint(product);
    results[2] = asuint(sum);
    results[3] = asuint(difference);
}
