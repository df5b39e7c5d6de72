# Tokens of shader models 4.0 to 5.1 to the same module. Nearly all for size: this front end is fast enough.

room(dxbc
     FAST walk.c
     SMALL arithmetic.c atomics.c buffers.c control_flow.c doubles.c draft.c draft_finish.c draft_types.c elements.c inputs.c
           instructions.c members.c memory.c module.c operands.c outputs.c program.c reflection.c resources.c signatures.c
           stages.c tables.c textures.c token_operands.c tokens.c)
