// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A local array of two dimensions: a table of binomial coefficients.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint table[8][8];
    [loop] for (uint row = 0; row < 8; row++) {
        [loop] for (uint column = 0; column <= row; column++) {
            if (column == 0 || column == row)
                table[row][column] = 1;
            else
                table[row][column] = table[row - 1][column - 1] + table[row - 1][column];
        }
    }
    results[id] = table[7][id] + table[id][id / 2] * 100;
}
