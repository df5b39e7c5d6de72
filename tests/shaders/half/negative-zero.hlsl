// dxc: -T cs_6_2 -E main -enable-16bit-types
// The sign of zero through 16-bit negation, multiplication, addition and conversion, read as bits.
StructuredBuffer<half> values : register(t0);
RWStructuredBuffer<uint16_t> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    precise half zero = values[0], one = values[1], tiny = values[2];
    precise half product = zero * -one;
    precise half sum = product + zero;
    precise half both = product + product;
    precise half difference = zero - one * zero;
    precise float wide = product;
    precise half narrow = half(-float(tiny) * 0.0001);
    results[0] = asuint16(-zero);
    results[1] = asuint16(product);
    results[2] = asuint16(sum);
    results[3] = asuint16(both);
    results[4] = asuint16(difference);
    results[5] = uint16_t(asuint(wide) >> 16);
    results[6] = asuint16(narrow);
    results[7] = asuint16(abs(product));
}
