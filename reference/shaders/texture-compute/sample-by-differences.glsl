#version 460
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture1DArray t1;
layout(set = 0, binding = 1002) uniform texture2DArray t2;
layout(set = 0, binding = 1003) uniform texture3D t3;
layout(set = 0, binding = 1004) uniform textureCube t4;
layout(set = 0, binding = 1005) uniform texture2D t5;
layout(set = 0, binding = 3001) uniform samplerShadow s1;

void main()
{
    uint _78 = gl_LocalInvocationID.x >> 1u;
    uvec3 _83 = uvec3(bitfieldInsert(_78, gl_LocalInvocationID.x, int(0u), int(1u)), bitfieldInsert(_78, gl_LocalInvocationID.y, int(1u), int(31u)), gl_LocalInvocationID.z);
    uint _4 = (((_83.z * 2u) + _83.y) * 2u) + _83.x;
    float _5 = float(_83.x);
    float _6 = float(_83.y);
    float _7 = _5 * 0.25;
    float _13 = _6 * 0.25;
    float _115 = exp2(1.0);
    float _19 = _6 * 0.5;
    float _144 = exp2(-1.0);
    u0_1._m0[_4] = vec4(textureGrad(sampler1D(t0, s0), _7, subgroupQuadBroadcast(_7, 1u) - subgroupQuadBroadcast(_7, 0u), subgroupQuadBroadcast(_7, 2u) - subgroupQuadBroadcast(_7, 0u)).x, textureGrad(sampler1D(t0, s0), _13, (subgroupQuadBroadcast(_13, 1u) - subgroupQuadBroadcast(_13, 0u)) * _115, (subgroupQuadBroadcast(_13, 2u) - subgroupQuadBroadcast(_13, 0u)) * _115).x, textureGrad(sampler1DArray(t1, s0), vec2(_19, 1.0), subgroupQuadBroadcast(_19, 1u) - subgroupQuadBroadcast(_19, 0u), subgroupQuadBroadcast(_19, 2u) - subgroupQuadBroadcast(_19, 0u)).x, textureGrad(sampler1DArray(t1, s0), vec2(_7, 0.0), (subgroupQuadBroadcast(_7, 1u) - subgroupQuadBroadcast(_7, 0u)) * _144, (subgroupQuadBroadcast(_7, 2u) - subgroupQuadBroadcast(_7, 0u)) * _144).x);
    vec2 _169 = vec2(_19, _7);
    float _35 = _5 * 0.125;
    float _36 = _6 * 0.125;
    vec2 _180 = vec2(_35, _36);
    float _181 = exp2(2.0);
    vec3 _197 = vec3(0.0, 0.0, _5 * 0.5);
    vec3 _205 = vec3(_7, _13, 0.0);
    float _206 = exp2(1.0);
    u0_1._m0[_4 + 4u] = vec4(textureGrad(sampler2DArray(t2, s0), vec3(_19, _7, 1.0), subgroupQuadBroadcast(_169, 1u) - subgroupQuadBroadcast(_169, 0u), subgroupQuadBroadcast(_169, 2u) - subgroupQuadBroadcast(_169, 0u)).x, textureGrad(sampler2DArray(t2, s0), vec3(_35, _36, 0.0), (subgroupQuadBroadcast(_180, 1u) - subgroupQuadBroadcast(_180, 0u)) * _181, (subgroupQuadBroadcast(_180, 2u) - subgroupQuadBroadcast(_180, 0u)) * _181).x, textureGrad(sampler3D(t3, s0), _197, subgroupQuadBroadcast(_197, 1u) - subgroupQuadBroadcast(_197, 0u), subgroupQuadBroadcast(_197, 2u) - subgroupQuadBroadcast(_197, 0u)).x, textureGrad(sampler3D(t3, s0), _205, (subgroupQuadBroadcast(_205, 1u) - subgroupQuadBroadcast(_205, 0u)) * _206, (subgroupQuadBroadcast(_205, 2u) - subgroupQuadBroadcast(_205, 0u)) * _206).x);
    float _55 = false ? 0.0 : uintBitsToFloat(0xff800000u /* -inf */);
    vec2 _238 = vec2(_7, _13);
    float _57 = textureGrad(sampler2DShadow(t5, s1), vec3(_238, 0.5), subgroupQuadBroadcast(_238, 1u) - subgroupQuadBroadcast(_238, 0u), subgroupQuadBroadcast(_238, 2u) - subgroupQuadBroadcast(_238, 0u));
    float _246 = exp2(1.0);
    float _62 = textureGrad(sampler2DShadow(t5, s1), vec3(_238, 0.5), (subgroupQuadBroadcast(_238, 1u) - subgroupQuadBroadcast(_238, 0u)) * _246, (subgroupQuadBroadcast(_238, 2u) - subgroupQuadBroadcast(_238, 0u)) * _246);
    u0_1._m0[_4 + 8u] = vec4(true ? 0.0 : uintBitsToFloat(0xff800000u /* -inf */), isnan(-100.0) ? _55 : (isnan(_55) ? (-100.0) : max(_55, -100.0)), _57, _62);
}

