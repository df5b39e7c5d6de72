// dxc: -T cs_6_2 -E main
// fxc: -T cs_5_0 -E main
// Vectors of four words at every word of 64 bytes, each from a buffer of its own: only every fourth is aligned to 16.
#define BUFFER(k) ByteAddressBuffer In##k : register(t##k);
BUFFER(0)
BUFFER(1)
BUFFER(2)
BUFFER(3)
BUFFER(4)
BUFFER(5)
BUFFER(6)
BUFFER(7)
BUFFER(8)
BUFFER(9)
BUFFER(10)
BUFFER(11)
BUFFER(12)
BUFFER(13)
BUFFER(14)
BUFFER(15)
RWStructuredBuffer<uint4> Results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
#define FROM(k) Results[16 * id + k] = In##k.Load4(64 * id + 4 * k);
    FROM(0)
    FROM(1)
    FROM(2)
    FROM(3)
    FROM(4)
    FROM(5)
    FROM(6)
    FROM(7)
    FROM(8)
    FROM(9)
    FROM(10)
    FROM(11)
    FROM(12)
    FROM(13)
    FROM(14)
    FROM(15)
}
