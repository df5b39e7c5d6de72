#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

shared uint next_ticket;
shared uint winner;
shared uint chain;

void main()
{
    bool _3 = gl_LocalInvocationIndex == 0u;
    if (_3)
    {
        next_ticket = 0u;
        winner = 100u;
        chain = 16u;
    }
    barrier();
    uint _4 = atomicAdd(next_ticket, 2u);
    u0_1._m0[_4 >> 1u] = _4;
    uint _6 = atomicCompSwap(winner, 100u, gl_LocalInvocationIndex);
    if (_6 == 100u)
    {
        u0_1._m0[16u] = 1u;
    }
    uint _8 = atomicExchange(chain, gl_LocalInvocationIndex);
    u0_1._m0[_8 + 17u] = 1u;
    barrier();
    if (_3)
    {
        u0_1._m0[34u] = uint(winner < 16u);
        uint _14 = chain + 17u;
        u0_1._m0[_14]++;
    }
}

