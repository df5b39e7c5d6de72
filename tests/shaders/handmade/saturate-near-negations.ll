; What nearly is saturate(-(x + constant)): another number in the place of -0, differences, products, dynamic addends,
; constants on the left, and sums and negations of an earlier block.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
entry:
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %thread = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %from = shl i32 %thread, 3
  %values = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %source, i32 %from, i32 undef)
  %x = extractvalue %dx.types.ResRet.f32 %values, 0
  %y = extractvalue %dx.types.ResRet.f32 %values, 1
  %place = shl i32 %thread, 2
  %sum.a = fadd fast float %x, -2.0
  %neg.a = fsub fast float -5.000000e-01, %sum.a
  %result.0 = call float @dx.op.unary.f32(i32 7, float %neg.a)
  %at.0 = add i32 %place, 0
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.0, i32 undef, float %result.0, float undef, float undef, float undef, i8 1)
  %sum.b = fadd fast float %x, 2.500000e-01
  %neg.b = fsub fast float 1.000000e+00, %sum.b
  %result.1 = call float @dx.op.unary.f32(i32 7, float %neg.b)
  %at.1 = add i32 %place, 16
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.1, i32 undef, float %result.1, float undef, float undef, float undef, i8 1)
  %sum.c = fadd fast float %x, -7.500000e-01
  %neg.c = fsub fast float 0.000000e+00, %sum.c
  %result.2 = call float @dx.op.unary.f32(i32 7, float %neg.c)
  %at.2 = add i32 %place, 32
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.2, i32 undef, float %result.2, float undef, float undef, float undef, i8 1)
  %sum.d = fsub fast float %x, 7.500000e-01
  %neg.d = fsub fast float -0.0, %sum.d
  %result.3 = call float @dx.op.unary.f32(i32 7, float %neg.d)
  %at.3 = add i32 %place, 48
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.3, i32 undef, float %result.3, float undef, float undef, float undef, i8 1)
  %sum.e = fadd fast float %x, %y
  %neg.e = fsub fast float -0.0, %sum.e
  %result.4 = call float @dx.op.unary.f32(i32 7, float %neg.e)
  %at.4 = add i32 %place, 64
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.4, i32 undef, float %result.4, float undef, float undef, float undef, i8 1)
  %sum.f = fmul fast float %x, -7.500000e-01
  %neg.f = fsub fast float -0.0, %sum.f
  %result.5 = call float @dx.op.unary.f32(i32 7, float %neg.f)
  %at.5 = add i32 %place, 80
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.5, i32 undef, float %result.5, float undef, float undef, float undef, i8 1)
  %sum.g = fadd fast float %x, -2.500000e-01
  %neg.g = fsub fast float %sum.g, -0.0
  %result.6 = call float @dx.op.unary.f32(i32 7, float %neg.g)
  %at.6 = add i32 %place, 96
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.6, i32 undef, float %result.6, float undef, float undef, float undef, i8 1)
  %sum.h = fadd fast float -7.500000e-01, %x
  %neg.h = fsub fast float -0.0, %sum.h
  %result.7 = call float @dx.op.unary.f32(i32 7, float %neg.h)
  %at.7 = add i32 %place, 112
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.7, i32 undef, float %result.7, float undef, float undef, float undef, i8 1)
  %sum.i = fadd fast float %y, 0.0
  %neg.i = fsub fast float -0.0, %sum.i
  %result.8 = call float @dx.op.unary.f32(i32 7, float %neg.i)
  %at.8 = add i32 %place, 128
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.8, i32 undef, float %result.8, float undef, float undef, float undef, i8 1)
  %sum.j = fadd fast float %x, -1.000000e+00
  %neg.j = fadd fast float -0.0, %sum.j
  %result.9 = call float @dx.op.unary.f32(i32 7, float %neg.j)
  %at.9 = add i32 %place, 144
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.9, i32 undef, float %result.9, float undef, float undef, float undef, i8 1)
  %sum.k = fadd fast float %y, 2.500000e-01
  %neg.k = fsub fast float -0.0, %sum.k
  %half.k = fmul fast float %neg.k, 5.000000e-01
  %result.10 = call float @dx.op.unary.f32(i32 7, float %half.k)
  %at.10 = add i32 %place, 160
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.10, i32 undef, float %result.10, float undef, float undef, float undef, i8 1)
  %sum.l = fadd fast float %x, -1.500000e+00
  %sum.m = fadd fast float %y, 1.250000e-01
  %neg.m = fsub fast float -0.0, %sum.m
  %is.low = fcmp fast olt float %x, %y
  br i1 %is.low, label %low, label %behind
low:
  %own = call float @dx.op.unary.f32(i32 7, float %y)
  %at.low = add i32 %place, 208
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.low, i32 undef, float %own, float undef, float undef, float undef, i8 1)
  br label %behind
behind:
  %neg.l = fsub fast float -0.0, %sum.l
  %result.11 = call float @dx.op.unary.f32(i32 7, float %neg.l)
  %at.11 = add i32 %place, 176
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.11, i32 undef, float %result.11, float undef, float undef, float undef, i8 1)
  %result.12 = call float @dx.op.unary.f32(i32 7, float %neg.m)
  %at.12 = add i32 %place, 192
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 %at.12, i32 undef, float %result.12, float undef, float undef, float undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare i32 @dx.op.threadId.i32(i32, i32) #0
declare float @dx.op.unary.f32(i32, float) #0
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!8}

!0 = !{i32 1, i32 0}
!1 = !{i32 1, i32 8}
!2 = !{!"cs", i32 6, i32 0}
!3 = !{!4, !6, null, null}
!4 = !{!5}
!5 = !{i32 0, %struct.ByteAddressBuffer* undef, !"source", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!6 = !{!7}
!7 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"target", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 16, i32 4, !10}
!10 = !{i32 4, i32 1, i32 1}
