// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --integer-division
// By 0 quotient and remainder have all bits set; the smallest number divided by -1 stays, with remainder 0.
StructuredBuffer<int2> operands : register(t0);
RWStructuredBuffer<int4> results : register(u0);
RWStructuredBuffer<int4> narrow : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    int a = operands[id].x, b = operands[id].y;
    int16_t c = int16_t(a), d = int16_t(b);

    results[id] = int4(uint(a) / uint(b), uint(a) % uint(b), a / b, a % b);
    narrow[id] = int4(uint16_t(c) / uint16_t(d), uint16_t(c) % uint16_t(d), c / d, c % d);
    if (id == 0)
        results[8] = int4(a / 3, a % 3, a / -1, a % -1);
}
