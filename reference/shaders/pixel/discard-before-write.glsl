#version 460

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 1) in float in_ALPHA0;
layout(location = 0) flat in uint in_OBJECT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    if (!(in_ALPHA0 < 0.5))
    {
        uint _5 = atomicAdd(u1_1._m0[in_OBJECT0], 1u);
        out_SV_Target0 = vec4(float(_5));
        return;
    }
    discard;
}

