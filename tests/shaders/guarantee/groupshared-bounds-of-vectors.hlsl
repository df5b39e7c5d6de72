// dxc: -T cs_6_9 -E main -enable-16bit-types
// dxs: --groupshared-bounds
// Vectors of two to eight lanes beyond groupshared arrays are 0 in each lane, and stores change none of the last
// element's. Element n of each array begins at 10 n + 10.
ByteAddressBuffer places : register(t0);
RWStructuredBuffer<float> results : register(u0);

groupshared float4 fours[3];
groupshared vector<float, 3> threes[3];
groupshared vector<half, 2> halves[3];
groupshared vector<uint, 8> eights[3];
groupshared float4 rows[2][3];

[numthreads(1, 1, 1)]
void main()
{
    uint near = places.Load(0), beyond = places.Load(4), far = places.Load(8);
    vector<uint, 8> lanes = {0, 1, 2, 3, 4, 5, 6, 7};

    for (uint n = 0; n < 3; n++) {
        fours[n] = float4(0, 1, 2, 3) + 10 * n + 10;
        threes[n] = float3(0, 1, 2) + 10 * n + 10;
        halves[n] = vector<half, 2>(10 * n + 10, 10 * n + 11);
        eights[n] = lanes + 10 * n + 10;
        rows[0][n] = float4(0, 1, 2, 3) + 10 * n + 10;
        rows[1][n] = float4(0, 1, 2, 3) + 10 * n + 40;
    }
    fours[beyond] = 97;
    threes[far] = 98;
    halves[beyond] = (vector<half, 2>)99;
    eights[far] = lanes + 90;
    rows[near][beyond] = 96;
    rows[beyond][near] = 95;
    GroupMemoryBarrierWithGroupSync();
    float4 four = fours[near], no_four = fours[beyond];
    float3 three = threes[near], no_three = threes[far];
    vector<half, 2> two = halves[near], no_two = halves[far];
    vector<uint, 8> eight = eights[near], no_eight = eights[beyond];
    float4 row = rows[near][near], no_row = rows[near][far], no_other = rows[beyond][near];
    for (uint k = 0; k < 4; k++) {
        results[k] = four[k];
        results[4 + k] = no_four[k];
        results[32 + k] = row[k];
        results[36 + k] = no_row[k];
        results[40 + k] = no_other[k];
        results[44 + k] = fours[2][k];
        results[48 + k] = rows[1][2][k];
    }
    for (uint m = 0; m < 3; m++) {
        results[8 + m] = three[m];
        results[11 + m] = no_three[m];
    }
    results[14] = two.x + two.y * 100;
    results[15] = no_two.x + no_two.y;
    for (uint j = 0; j < 8; j++) {
        results[16 + j] = eight[j];
        results[24 + j] = no_eight[j];
    }
    results[52] = threes[2].z;
    results[53] = halves[2].y;
    results[54] = eights[2][7];
    results[55] = fours[far].w;
}
