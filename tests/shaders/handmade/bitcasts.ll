; The DXIL operations that reinterpret bits (bitcastI32toF32 and so on).
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %a.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %a.load, 0
  %b.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %b = extractvalue %dx.types.ResRet.i32 %b.load, 0
  %float = call float @dx.op.bitcastI32toF32(i32 126, i32 %a)
  %doubled = fadd float %float, %float
  %doubled.bits = call i32 @dx.op.bitcastF32toI32(i32 127, float %doubled)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %doubled.bits, i32 undef, i32 undef, i32 undef, i8 1)
  %short = trunc i32 %b to i16
  %half = call half @dx.op.bitcastI16toF16(i32 124, i16 %short)
  %half.doubled = fadd half %half, %half
  %half.bits = call i16 @dx.op.bitcastF16toI16(i32 125, half %half.doubled)
  %half.word = zext i16 %half.bits to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %half.word, i32 undef, i32 undef, i32 undef, i8 1)
  %low.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 8, i32 undef)
  %low = extractvalue %dx.types.ResRet.i32 %low.load, 0
  %high.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 12, i32 undef)
  %high = extractvalue %dx.types.ResRet.i32 %high.load, 0
  %low.wide = zext i32 %low to i64
  %high.wide = zext i32 %high to i64
  %high.shifted = shl i64 %high.wide, 32
  %wide = or i64 %low.wide, %high.shifted
  %double = call double @dx.op.bitcastI64toF64(i32 128, i64 %wide)
  %double.doubled = fadd double %double, %double
  %double.bits = call i64 @dx.op.bitcastF64toI64(i32 129, double %double.doubled)
  %double.low = trunc i64 %double.bits to i32
  %double.top = lshr i64 %double.bits, 32
  %double.high = trunc i64 %double.top to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %double.low, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %double.high, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare float @dx.op.bitcastI32toF32(i32, i32) #0
declare i32 @dx.op.bitcastF32toI32(i32, float) #0
declare half @dx.op.bitcastI16toF16(i32, i16) #0
declare i16 @dx.op.bitcastF16toI16(i32, half) #0
declare double @dx.op.bitcastI64toF64(i32, i64) #0
declare i64 @dx.op.bitcastF64toI64(i32, double) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!8}

!0 = !{i32 1, i32 2}
!1 = !{i32 1, i32 8}
!2 = !{!"cs", i32 6, i32 2}
!3 = !{!4, !6, null, null}
!4 = !{!5}
!5 = !{i32 0, %struct.ByteAddressBuffer* undef, !"source", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!6 = !{!7}
!7 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"target", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 9437204, i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
