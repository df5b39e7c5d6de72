// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// All operations that HLSL has for integers of minimum precision, on numbers that 16 bits hold.
RWStructuredBuffer<int> results : register(u0);
RWStructuredBuffer<uint> others : register(u1);
StructuredBuffer<int4> operands : register(t0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    min16int a = (min16int)operands[id].x, b = (min16int)operands[id].y, c = (min16int)operands[id].z;
    min16uint u = (min16uint)operands[id].z, v = (min16uint)operands[id].w;
    uint at = 24 * id;
    results[at] = a + b;
    results[at + 1] = a - b;
    results[at + 2] = a * b;
    results[at + 3] = (a << 1) + b;
    results[at + 4] = a != b;
    results[at + 5] = -a;
    results[at + 6] = min(a, b);
    results[at + 7] = max(a, b);
    results[at + 8] = clamp(a, b, c);
    results[at + 9] = mad(a, b, c);
    results[at + 10] = abs(a);
    results[at + 11] = sign(a);
    results[at + 12] = a < b;
    results[at + 13] = a >= b ? a : c;
    results[at + 14] = a >> 2;
    results[at + 15] = (a & b) + 1;
    results[at + 16] = (a | b) - 1;
    results[at + 17] = a ^ b;
    results[at + 18] = ~a;
    results[at + 19] = (int)((min16float)a * (min16float)0.5);
    results[at + 20] = (min16int)((min16float)c * (min16float)-0.25);
    results[at + 21] = (bool)b;
    results[at + 22] = a == b;
    results[at + 23] = (int)(min16int)(a > b);
    at = 16 * id;
    others[at] = u + v;
    others[at + 1] = u * v;
    others[at + 2] = u / v;
    others[at + 3] = u % v;
    others[at + 4] = min(u, v);
    others[at + 5] = max(u, v);
    others[at + 6] = u << 2;
    others[at + 7] = u >> 1;
    others[at + 8] = u < v;
    others[at + 9] = u >= v ? u : 7;
    others[at + 10] = mad(u, v, (min16uint)3);
    others[at + 11] = (uint)((min16float)u + (min16float)0.5);
    others[at + 12] = (min16uint)((min16float)v * (min16float)2.0);
    others[at + 13] = countbits((uint)u);
    others[at + 14] = (uint)(min16int)u;
    others[at + 15] = u & v;
}
