#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    vec2 _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    float _m0[];
} target_1;

void main()
{
    uint _9 = gl_GlobalInvocationID.x << 2u;
    float _11 = (-0.5) - (source_1._m0[gl_GlobalInvocationID.x].x + (-2.0));
    float _158 = isnan(0.0) ? _11 : (isnan(_11) ? 0.0 : max(_11, 0.0));
    target_1._m0[gl_GlobalInvocationID.x] = isnan(1.0) ? _158 : (isnan(_158) ? 1.0 : min(_158, 1.0));
    float _15 = 1.0 - (source_1._m0[gl_GlobalInvocationID.x].x + 0.25);
    float _169 = isnan(0.0) ? _15 : (isnan(_15) ? 0.0 : max(_15, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 4u] = isnan(1.0) ? _169 : (isnan(_169) ? 1.0 : min(_169, 1.0));
    float _19 = 0.0 - (source_1._m0[gl_GlobalInvocationID.x].x + (-0.75));
    float _180 = isnan(0.0) ? _19 : (isnan(_19) ? 0.0 : max(_19, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 8u] = isnan(1.0) ? _180 : (isnan(_180) ? 1.0 : min(_180, 1.0));
    float _23 = -(source_1._m0[gl_GlobalInvocationID.x].x - 0.75);
    float _191 = isnan(0.0) ? _23 : (isnan(_23) ? 0.0 : max(_23, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 12u] = isnan(1.0) ? _191 : (isnan(_191) ? 1.0 : min(_191, 1.0));
    float _27 = -(source_1._m0[gl_GlobalInvocationID.x].x + source_1._m0[gl_GlobalInvocationID.x].y);
    float _202 = isnan(0.0) ? _27 : (isnan(_27) ? 0.0 : max(_27, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 16u] = isnan(1.0) ? _202 : (isnan(_202) ? 1.0 : min(_202, 1.0));
    float _31 = -(source_1._m0[gl_GlobalInvocationID.x].x * (-0.75));
    float _213 = isnan(0.0) ? _31 : (isnan(_31) ? 0.0 : max(_31, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 20u] = isnan(1.0) ? _213 : (isnan(_213) ? 1.0 : min(_213, 1.0));
    float _35 = (source_1._m0[gl_GlobalInvocationID.x].x + (-0.25)) - (-0.0);
    float _224 = isnan(0.0) ? _35 : (isnan(_35) ? 0.0 : max(_35, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 24u] = isnan(1.0) ? _224 : (isnan(_224) ? 1.0 : min(_224, 1.0));
    float _39 = -((-0.75) + source_1._m0[gl_GlobalInvocationID.x].x);
    float _235 = isnan(0.0) ? _39 : (isnan(_39) ? 0.0 : max(_39, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 28u] = isnan(1.0) ? _235 : (isnan(_235) ? 1.0 : min(_235, 1.0));
    float _43 = -(source_1._m0[gl_GlobalInvocationID.x].y + 0.0);
    float _246 = isnan(0.0) ? _43 : (isnan(_43) ? 0.0 : max(_43, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 32u] = isnan(1.0) ? _246 : (isnan(_246) ? 1.0 : min(_246, 1.0));
    float _47 = (-0.0) + (source_1._m0[gl_GlobalInvocationID.x].x + (-1.0));
    float _257 = isnan(0.0) ? _47 : (isnan(_47) ? 0.0 : max(_47, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 36u] = isnan(1.0) ? _257 : (isnan(_257) ? 1.0 : min(_257, 1.0));
    float _52 = (-(source_1._m0[gl_GlobalInvocationID.x].y + 0.25)) * 0.5;
    float _268 = isnan(0.0) ? _52 : (isnan(_52) ? 0.0 : max(_52, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 40u] = isnan(1.0) ? _268 : (isnan(_268) ? 1.0 : min(_268, 1.0));
    float _57 = -(source_1._m0[gl_GlobalInvocationID.x].y + 0.125);
    if (source_1._m0[gl_GlobalInvocationID.x].x < source_1._m0[gl_GlobalInvocationID.x].y)
    {
        float _279 = isnan(0.0) ? source_1._m0[gl_GlobalInvocationID.x].y : (isnan(source_1._m0[gl_GlobalInvocationID.x].y) ? 0.0 : max(source_1._m0[gl_GlobalInvocationID.x].y, 0.0));
        target_1._m0[gl_GlobalInvocationID.x + 52u] = isnan(1.0) ? _279 : (isnan(_279) ? 1.0 : min(_279, 1.0));
    }
    float _61 = -(source_1._m0[gl_GlobalInvocationID.x].x + (-1.5));
    float _290 = isnan(0.0) ? _61 : (isnan(_61) ? 0.0 : max(_61, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 44u] = isnan(1.0) ? _290 : (isnan(_290) ? 1.0 : min(_290, 1.0));
    float _301 = isnan(0.0) ? _57 : (isnan(_57) ? 0.0 : max(_57, 0.0));
    target_1._m0[gl_GlobalInvocationID.x + 48u] = isnan(1.0) ? _301 : (isnan(_301) ? 1.0 : min(_301, 1.0));
}

