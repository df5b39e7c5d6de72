// dxc: -T cs_6_6 -E main -enable-16bit-types -HV 2021 -Zi -Qembed_debug
// Debug information of types of every kind, of their parts, of calls in calls, of blocks in blocks.
typedef float3 direction;

enum class Kind : uint {
    NONE,
    SOME = 5,
    MANY
};

struct Base {
    int first;
    float2 pair;
};

class Derived : Base {
    float4 row;
    bool is_set;
    uint64_t wide;
    half narrow;
    float grid[2][3];

    float sum(float scale)
    {
        float part = row.x * scale;
        return part + grid[1][2];
    }
};

StructuredBuffer<float> numbers : register(t0);
RWStructuredBuffer<float> results : register(u0);
groupshared float shared_numbers[8];
groupshared int2x3 shared_matrix;
static const int table[4] = {3, 1, 4, 1};
static uint calls;

float inner(float a, inout float3 b)
{
    calls++;
    const float c = a * 3.0;
    b.y += c;
    return c + b.x;
}

#include "debug-types.hlsli"

[numthreads(8, 1, 1)] void main(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex)
{
    Derived made;
    Kind kind = Kind::MANY;
    int16_t small = (int16_t)(lane + 3);
    double precise_number = numbers[2];
    float3x2 matrix_of_rows;
    float whole[2][3];
    int constant = 42;
    float fixed = 1.5;
    uint fixed_unsigned = 0x80000001u;

    made.first = (int)numbers[0];
    made.pair = float2(numbers[1], numbers[2]);
    made.row = float4(numbers[3], numbers[4], numbers[5], numbers[6]);
    made.is_set = numbers[7] > 1.0;
    made.wide = (uint64_t)id.x << 33;
    made.narrow = (half)numbers[8];
    [unroll] for (uint n = 0; n < 6; n++) {
        made.grid[n / 3][n % 3] = numbers[9 + n];
        whole[n / 3][n % 3] = numbers[20 + n] * fixed;
        matrix_of_rows[n / 2][n % 2] = numbers[30 + n];
    }
    shared_numbers[lane] = made.sum(numbers[40]);
    shared_matrix[lane & 1][lane % 3] = constant;
    GroupMemoryBarrierWithGroupSync();
    if (made.is_set) {
        float value = outer(shared_numbers[lane ^ 1]);
        if (value > 2.0) {
            float value = whole[0][1] + whole[1][2] + matrix_of_rows[2][1];
            results[id.x] = value + table[lane & 3];
        } else {
            results[id.x] = value + calls + small;
        }
    }
    results[id.x + 8] = made.first + made.pair.y + made.row.z + made.narrow + (float)(made.wide >> 32) +
                        (float)precise_number + (uint)kind + shared_matrix[0][1] + (fixed_unsigned >> id.x);
}
