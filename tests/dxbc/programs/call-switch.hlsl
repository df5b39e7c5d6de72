// fxc: -T cs_5_0 -E main
// [call] makes a function of each case; functions share registers with their caller.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint value = values[id], sum = value;
    [call]
    switch (value) {
    case 0:
        results[id + 8] = 1;
        sum = id + 10;
        break;
    case 1:
        [loop]
        for (uint i = 0; i < id; i++)
            sum += values[i];
        break;
    case 2:
    case 3:
        results[id + 8] = 2;
        break;
    default:
        sum *= 3;
        results[id + 8] = 3;
        break;
    }
    results[id] = sum;
}
