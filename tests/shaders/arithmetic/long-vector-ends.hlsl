// dxc: -T cs_6_9 -E main -enable-16bit-types
// Vectors of 40 lanes (shader model 6.9) of which only lanes from 31 on are used, through arithmetic, choices, loops,
// memory and functions. Precise dots, halves by a dynamic index, constants whose first lanes make a negation.
StructuredBuffer<vector<float, 40> > inputs : register(t0);
StructuredBuffer<uint> indices : register(t1);
RWStructuredBuffer<float> results : register(u0);
groupshared vector<float, 40> shared_lanes;

[noinline] vector<float, 40> doubled(vector<float, 40> v) { return v + v; }

[numthreads(1, 1, 1)]
void main()
{
    vector<float, 40> a = inputs[0], b = inputs[1], c = a * b + a, turned = a, own[2] = {a, b};
    results[0] = c[35];
    results[1] = max(a, b)[31];
    results[2] = select(a < b, a, b)[39];
    vector<int, 40> whole = (vector<int, 40>)a;
    results[3] = (float)(~whole)[33] + (float)(whole << 2)[36];
    for (uint n = 0; n < indices[0]; n++)
        turned = turned + b;
    results[4] = turned[38];
    results[5] = own[indices[1]][32];
    shared_lanes = c;
    GroupMemoryBarrierWithGroupSync();
    results[6] = shared_lanes[37];
    results[7] = doubled(b)[34];
    c[indices[2]] = 100;
    results[8] = c[36];
    results[9] = c[indices[3]];
    vector<float, 3> p = {a[0], a[1], a[2]}, q = {b[0], b[1], b[2]};
    precise float product = dot(p, q);
    precise float longer = dot(a, b);
    results[10] = product;
    results[11] = longer;
    vector<half, 4> halves = (vector<half, 4>)(vector<float, 4>(a[3], a[4], a[5], a[6]) * 1.000244140625);
    results[12] = (float)halves[indices[1]];
    vector<half, 9> more = (vector<half, 9>)((vector<float, 9>)a[3] * 1.000244140625);
    vector<uint, 4> bits = (vector<uint, 4>)(int4(a[0], a[1], a[2], a[3]));
    bits = (bits ^ uint4(~0, ~0, 0, 5)) + (uint4(0, 0, 1, 2) - bits) * 16;
    vector<float, 4> signs = float4(-0.0, -0.0, 1, 2) - vector<float, 4>(a[4], a[5], a[6], a[7]);
    for (uint k = 0; k < 4; k++) {
        results[14 + k] = (int)bits[k];
        results[18 + k] = signs[k];
    }
    results[13] = (float)more[indices[1]];
}
