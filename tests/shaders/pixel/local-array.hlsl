// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main -Od
// An array of the invocation, filled and sorted with dynamic indices.
Texture2D<float> source : register(t0);

float4 main(float4 position : SV_Position) : SV_Target
{
    float values[9];
    int2 center = int2(position.xy);
    for (int i = 0; i < 9; i++)
        values[i] = source.Load(int3(center + int2(i % 3, i / 3) - 1, 0));
    for (int a = 0; a < 5; a++) {
        int smallest = a;
        for (int b = a + 1; b < 9; b++)
            if (values[b] < values[smallest])
                smallest = b;
        float kept = values[a];
        values[a] = values[smallest];
        values[smallest] = kept;
    }
    return values[4];
}
