// dxc: -T cs_6_10 -E main
// A stop for debuggers, if one is there.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    if (dx::IsDebuggingEnabled() && id == 7)
        DebugBreak();
    results[id] = id;
}
