// dxc: -T cs_6_2 -E main -enable-16bit-types
// 16-bit arithmetic rounds to 16 bits at each step.
StructuredBuffer<half> values : register(t0);
RWStructuredBuffer<half> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    precise half sum = values[0] + values[1];
    precise half difference = sum - values[0];
    precise half product = values[2] * values[2];
    precise half upwards = values[0] + values[3];
    results[0] = sum;
    results[1] = difference;
    results[2] = product;
    results[3] = upwards;
}
