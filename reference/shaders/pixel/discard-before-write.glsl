#version 460

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 1) in float in_ALPHA0;
layout(location = 0) flat in uint in_OBJECT0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    if (in_ALPHA0 < 0.5)
    {
        discarded = true;
    }
    uint _36;
    if (!discarded)
    {
        uint _33 = atomicAdd(u1_1._m0[in_OBJECT0], 1u);
        _36 = _33;
    }
    else
    {
        _36 = 0u;
    }
    uint _9 = _36;
    out_SV_Target0 = vec4(float(_9));
    if (discarded)
    {
        discard;
    }
}

