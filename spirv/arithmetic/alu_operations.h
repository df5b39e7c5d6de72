/* Which function lowers which operation: those on numbers, between lanes, and barriers. LOWER(operation, function) */
#ifndef SPIRV_ARITHMETIC_ALU_OPERATIONS_H
#define SPIRV_ARITHMETIC_ALU_OPERATIONS_H

#include "spirv/lowering.h"

#define ARITHMETIC_OPERATIONS(LOWER) /* arithmetic.c */                                                                \
    LOWER(FAbs, lower_glsl)                                                                                            \
    LOWER(Saturate, lower_saturate)                                                                                    \
    LOWER(IsNaN, lower_special_float)                                                                                  \
    LOWER(IsInf, lower_special_float)                                                                                  \
    LOWER(IsFinite, lower_special_float)                                                                               \
    LOWER(IsNormal, lower_special_float)                                                                               \
    LOWER(Cos, lower_glsl)                                                                                             \
    LOWER(Sin, lower_glsl)                                                                                             \
    LOWER(Tan, lower_glsl)                                                                                             \
    LOWER(Acos, lower_glsl)                                                                                            \
    LOWER(Asin, lower_glsl)                                                                                            \
    LOWER(Atan, lower_glsl)                                                                                            \
    LOWER(Hcos, lower_glsl)                                                                                            \
    LOWER(Hsin, lower_glsl)                                                                                            \
    LOWER(Htan, lower_glsl)                                                                                            \
    LOWER(Exp, lower_glsl)                                                                                             \
    LOWER(Frc, lower_glsl)                                                                                             \
    LOWER(Log, lower_glsl)                                                                                             \
    LOWER(Sqrt, lower_glsl)                                                                                            \
    LOWER(Rsqrt, lower_glsl)                                                                                           \
    LOWER(Round_ne, lower_glsl)                                                                                        \
    LOWER(Round_ni, lower_glsl)                                                                                        \
    LOWER(Round_pi, lower_glsl)                                                                                        \
    LOWER(Round_z, lower_glsl)                                                                                         \
    LOWER(FMax, lower_glsl)                                                                                            \
    LOWER(FMin, lower_glsl)                                                                                            \
    LOWER(IMax, lower_glsl)                                                                                            \
    LOWER(IMin, lower_glsl)                                                                                            \
    LOWER(UMax, lower_glsl)                                                                                            \
    LOWER(UMin, lower_glsl)                                                                                            \
    LOWER(FMad, lower_fmad)                                                                                            \
    LOWER(Fma, lower_fma)                                                                                              \
    LOWER(IMad, lower_imad)                                                                                            \
    LOWER(UMad, lower_imad)

#define INTEGER_OPERATIONS(LOWER) /* integer.c */                                                                      \
    LOWER(Bfrev, lower_bfrev)                                                                                          \
    LOWER(Countbits, lower_countbits)                                                                                  \
    LOWER(FirstbitLo, lower_firstbit_low)                                                                              \
    LOWER(FirstbitHi, lower_firstbit_high)                                                                             \
    LOWER(FirstbitSHi, lower_firstbit_high)                                                                            \
    LOWER(IMul, lower_wide_multiplication)                                                                             \
    LOWER(UMul, lower_wide_multiplication)                                                                             \
    LOWER(UDiv, lower_udiv)                                                                                            \
    LOWER(UAddc, lower_carry)                                                                                          \
    LOWER(USubb, lower_carry)                                                                                          \
    LOWER(Msad, lower_msad)                                                                                            \
    LOWER(Ibfe, lower_bit_field_extract)                                                                               \
    LOWER(Ubfe, lower_bit_field_extract)                                                                               \
    LOWER(Bfi, lower_bit_field_insert)

#define DOT_OPERATIONS(LOWER) /* dot.c */                                                                              \
    LOWER(Dot2, lower_dot)                                                                                             \
    LOWER(Dot3, lower_dot)                                                                                             \
    LOWER(Dot4, lower_dot)                                                                                             \
    LOWER(FDot, lower_fdot)                                                                                            \
    LOWER(Dot2AddHalf, lower_dot2_add_half)                                                                            \
    LOWER(Dot4AddI8Packed, lower_dot4_add_packed)                                                                      \
    LOWER(Dot4AddU8Packed, lower_dot4_add_packed)                                                                      \
    LOWER(VectorReduceAnd, lower_vector_reduce)                                                                        \
    LOWER(VectorReduceOr, lower_vector_reduce)

#define CONVERSION_OPERATIONS(LOWER) /* conversion.c */                                                                \
    LOWER(BitcastI16toF16, lower_bitcast)                                                                              \
    LOWER(BitcastF16toI16, lower_bitcast)                                                                              \
    LOWER(BitcastI32toF32, lower_bitcast)                                                                              \
    LOWER(BitcastF32toI32, lower_bitcast)                                                                              \
    LOWER(BitcastI64toF64, lower_bitcast)                                                                              \
    LOWER(BitcastF64toI64, lower_bitcast)                                                                              \
    LOWER(MakeDouble, lower_make_double)                                                                               \
    LOWER(SplitDouble, lower_split_double)                                                                             \
    LOWER(LegacyF32ToF16, lower_f32_to_f16)                                                                            \
    LOWER(LegacyF16ToF32, lower_f16_to_f32)                                                                            \
    LOWER(LegacyDoubleToFloat, lower_double_to_float)                                                                  \
    LOWER(LegacyDoubleToSInt32, lower_double_to_int)                                                                   \
    LOWER(LegacyDoubleToUInt32, lower_double_to_int)                                                                   \
    LOWER(Unpack4x8, lower_unpack_bytes)                                                                               \
    LOWER(Pack4x8, lower_pack_bytes)

#define WAVE_OPERATIONS(LOWER) /* wave.c, wave_multi_prefix.c, quad.c */                                               \
    LOWER(WaveIsFirstLane, lower_wave_is_first_lane)                                                                   \
    LOWER(WaveGetLaneIndex, lower_wave_lane_index)                                                                     \
    LOWER(WaveGetLaneCount, lower_wave_lane_count)                                                                     \
    LOWER(GetGroupWaveIndex, lower_group_wave_index)                                                                   \
    LOWER(GetGroupWaveCount, lower_group_wave_count)                                                                   \
    LOWER(WaveAnyTrue, lower_wave_vote)                                                                                \
    LOWER(WaveAllTrue, lower_wave_vote)                                                                                \
    LOWER(WaveActiveAllEqual, lower_wave_all_equal)                                                                    \
    LOWER(WaveActiveBallot, lower_wave_ballot)                                                                         \
    LOWER(WaveReadLaneAt, lower_wave_read_lane_at)                                                                     \
    LOWER(WaveReadLaneFirst, lower_wave_read_lane_first)                                                               \
    LOWER(WaveActiveOp, lower_wave_reduction)                                                                          \
    LOWER(WaveActiveBit, lower_wave_reduction)                                                                         \
    LOWER(WavePrefixOp, lower_wave_reduction)                                                                          \
    LOWER(WaveAllBitCount, lower_wave_bit_count)                                                                       \
    LOWER(WavePrefixBitCount, lower_wave_bit_count)                                                                    \
    LOWER(WaveMatch, lower_wave_match)                                                                                 \
    LOWER(WaveMultiPrefixOp, lower_wave_multi_prefix)                                                                  \
    LOWER(WaveMultiPrefixBitCount, lower_wave_multi_prefix_bit_count)                                                  \
    LOWER(QuadReadLaneAt, lower_quad_read_lane_at)                                                                     \
    LOWER(QuadOp, lower_quad_op)                                                                                       \
    LOWER(QuadVote, lower_quad_vote)

#define REGISTER_OPERATIONS(LOWER) /* temporary_registers.c */                                                         \
    LOWER(TempRegLoad, lower_register_load)                                                                            \
    LOWER(TempRegStore, lower_register_store)

#define BARRIER_OPERATIONS(LOWER) /* barrier.c */                                                                      \
    LOWER(Barrier, lower_barrier)                                                                                      \
    LOWER(BarrierByMemoryType, lower_barrier_by_memory_type)                                                           \
    LOWER(BarrierByMemoryHandle, lower_barrier_by_memory_handle)                                                       \
    LOWER(BarrierByNodeRecordHandle, lower_barrier_by_memory_handle)

#define ALU_OPERATIONS(LOWER)                                                                                          \
    ARITHMETIC_OPERATIONS(LOWER)                                                                                       \
    INTEGER_OPERATIONS(LOWER)                                                                                          \
    DOT_OPERATIONS(LOWER)                                                                                              \
    CONVERSION_OPERATIONS(LOWER)                                                                                       \
    WAVE_OPERATIONS(LOWER)                                                                                             \
    REGISTER_OPERATIONS(LOWER)                                                                                         \
    BARRIER_OPERATIONS(LOWER)

#define DECLARE_LOWERING(operation, function) lower_operation function;
ALU_OPERATIONS(DECLARE_LOWERING)
#undef DECLARE_LOWERING

#endif
