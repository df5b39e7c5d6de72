// fxc: -T cs_5_0 -E main
// Constants that fxc folds by rules of its own, each beside what its instructions give for the same number at run time.
// Divisions by the smallest integer; the sign of a product that overflows.
StructuredBuffer<float> numbers : register(t0); // 2.5, -2, 0
StructuredBuffer<uint> bits : register(t1);     // 0xFFFFFFFF, 0x80000000
RWStructuredBuffer<float> floats : register(u0);
RWStructuredBuffer<uint> integers : register(u1);

static const float signs[2] = {-0.0, 1.0};

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    floats[0] = round(2.5);
    floats[1] = round(numbers[0]);
    floats[2] = round(-2.5);
    floats[3] = round(-numbers[0]);
    floats[4] = pow(-2.0, 2.0);
    integers[0] = asuint(signs[id]);
    integers[1] = asuint(-numbers[2]);
    integers[2] = 0u - 0xFFFFFFFFu;
    integers[3] = 0u - bits[0];
    integers[4] = asuint(trunc(-0.5));
    integers[5] = asuint(trunc(numbers[1] * 0.25));
    integers[6] = asuint(asfloat(bits[1] & 0x80000000) * 1.0);
    int smallest = bits[1];
    integers[7] = 5 / smallest;
    integers[8] = smallest / (smallest + 1);
    integers[9] = smallest / -1;
    integers[10] = sign((smallest + 1) * -77);
}
