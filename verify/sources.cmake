# dxil-spirv verify and isa: Vulkan and processes by fork, where there is a runner.
set(verify_sources verify/case.c verify/isa.c verify/isa_table.c verify/options.c verify/reduce.c verify/search.c
    verify/spirv_text.c verify/steps.c verify/through.c verify/trial.c verify/verify.c verify/ways.c)
