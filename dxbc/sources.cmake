# Tokens of shader models 4.0 to 5.1 to the same module.

room(dxbc
     FAST draft.c draft_finish.c draft_types.c instructions.c operands.c token_operands.c tokens.c walk.c
     SMALL arithmetic.c atomics.c buffers.c control_flow.c doubles.c elements.c inputs.c members.c memory.c module.c outputs.c
           program.c reflection.c resources.c signatures.c stages.c tables.c textures.c)
