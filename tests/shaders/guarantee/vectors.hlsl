// dxc: -T cs_6_9 -E main
// dxs: --float-to-integer --integer-division --shift-counts --nan-operands --fraction-below-one
// The guarantees for vectors of shader model 6.9: of four lanes, which SPIR-V has, and of five.
RWByteAddressBuffer values : register(u0);

#define GUARANTEES(LANES, TO)                                                           \
    {                                                                                   \
        vector<float, LANES> a = values.Load<vector<float, LANES> >(0);                 \
        vector<float, LANES> b = values.Load<vector<float, LANES> >(20);                \
        vector<int, LANES> c = values.Load<vector<int, LANES> >(40);                    \
        vector<int, LANES> d = values.Load<vector<int, LANES> >(60);                    \
        vector<uint, LANES> e = values.Load<vector<uint, LANES> >(80);                  \
        uint size = 4 * LANES;                                                          \
        values.Store(TO, (vector<int, LANES>)a);                                        \
        values.Store(TO + size, (vector<uint, LANES>)a);                                \
        values.Store(TO + 2 * size, max(a, b));                                         \
        values.Store(TO + 3 * size, min(a, b));                                         \
        values.Store(TO + 4 * size, saturate(a));                                       \
        values.Store(TO + 5 * size, frac((vector<float, LANES>)d * 0.125 - 1e-10));     \
        values.Store(TO + 6 * size, c / d);                                             \
        values.Store(TO + 7 * size, c % d);                                             \
        values.Store(TO + 8 * size, (vector<uint, LANES>)c / (vector<uint, LANES>)d);   \
        values.Store(TO + 9 * size, (vector<uint, LANES>)c % (vector<uint, LANES>)d);   \
        values.Store(TO + 10 * size, c << e);                                           \
        values.Store(TO + 11 * size, c >> e);                                           \
        values.Store(TO + 12 * size, (vector<uint, LANES>)c >> e);                      \
    }

[numthreads(1, 1, 1)]
void main()
{
    GUARANTEES(4, 100)
    GUARANTEES(5, 100 + 13 * 16)
}
