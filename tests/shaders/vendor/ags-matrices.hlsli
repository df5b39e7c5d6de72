// Matrices of AMD's extensions, as docs/guides/vendor-extensions.md tells them.
#include "ags.hlsli"

struct Matrix { // of 16 times 16 elements; what each lane has of it
    uint words[8];
};

static const uint I8 = 2, U8 = 3, F16 = 4, F32 = 6, I32 = 7, BF8 = 9, FP8 = 10; // formats
static const uint A = 0, B = 1, SUM = 2;                                       // uses
static const uint COLUMNS = 0x80;                                              // one behind the other in memory

uint type_of(uint format, uint use, uint layout)
{
    return format | use << 4 | layout;
}

void give(uint opcode, uint phase, uint which, Matrix m)
{
    [unroll] for (uint pair = 0; pair < 4; pair++)
        ags(opcode, (pair & 1) | pair >> 1 << 4 | which << 8, phase, m.words[2 * pair], m.words[2 * pair + 1]);
}

Matrix take(uint opcode, uint phase)
{
    Matrix m;

    [unroll] for (uint k = 0; k < 8; k++)
        m.words[k] = ags(opcode, (k & 3) | k >> 2 << 4, phase, 0, 0);
    return m;
}

// Offsets and strides are in bytes,
Matrix load(uint type, ByteAddressBuffer from, uint offset, uint stride)
{
    uint place = ags(0x29, 0, 0, offset, stride);
    ags(0x29, type, 1, from.Load(place), 0);
    return take(0x29, 2);
}

void store(uint type, RWByteAddressBuffer to, uint offset, uint stride, Matrix m)
{
    uint place = ags(0x2a, 0, 0, offset, stride), known = to.Load(place);
    give(0x2a, 1, 0, m);
    ags(0x2a, type, 2, known, 0);
}

// of groupshared memory in words.
groupshared uint shared_words[512];

Matrix load_shared(uint type, uint offset, uint stride)
{
    uint place = ags(0x2d, 0, 0, offset, stride), known;
    InterlockedAdd(shared_words[place], 0, known);
    ags(0x2d, type, 1, known, 0);
    return take(0x2d, 2);
}

void store_shared(uint type, uint offset, uint stride, Matrix m)
{
    uint place = ags(0x2e, 0, 0, offset, stride), known;
    InterlockedAdd(shared_words[place], 0, known);
    give(0x2e, 1, 0, m);
    ags(0x2e, type, 2, known, 0);
}

static const uint F16_F16_TO_F16 = 1, FP8_FP8_TO_F32 = 7, F16_F16_TO_F32 = 5, I8_U8_TO_I32 = 14; // products

Matrix multiply_add(uint product, Matrix a, Matrix b, Matrix sum)
{
    give(0x28, 0, 1, a);
    give(0x28, 0, 2, b);
    give(0x28, 0, 3, sum);
    ags(0x28, product, 1, 0, 0);
    return take(0x28, 2);
}

Matrix fill(uint type, uint bits)
{
    ags(0x33, type, 0, bits, 0);
    return take(0x33, 1);
}

Matrix convert(uint from, uint to, Matrix m, bool saturate)
{
    give(0x32, 0, 0, m);
    ags(0x32, from, 1, to, saturate);
    return take(0x32, 2);
}

// Elements of this lane: bytes come by fours.
uint length_of(uint type)
{
    return ags(0x31, type, 0, 0, 0);
}

uint element(uint type, Matrix m, uint number)
{
    give(0x30, 0, 0, m);
    return ags(0x30, type, 1, number, 0);
}

Matrix with_element(uint type, Matrix m, uint number, uint bits)
{
    give(0x2f, 0, 0, m);
    ags(0x2f, type, 1, number, bits);
    return take(0x2f, 2);
}

static const uint ADD = 1, SUBTRACT = 2, MULTIPLY = 3, DIVIDE = 4;

Matrix combine(uint type, uint operation, Matrix a, Matrix b)
{
    give(0x35, 0, 1, a);
    give(0x35, 0, 2, b);
    ags(0x35, type, 1, operation, 0);
    return take(0x35, 2);
}
