; dxs: --integer-division --shift-counts
; Constants at which the guarantees begin and end: divisors 0, -1 and the smallest number; counts of the width and more,
; and masks that leave them so.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %thread = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %from = shl i32 %thread, 3
  %values = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 %from, i32 undef)
  %x = extractvalue %dx.types.ResRet.i32 %values, 0
  %y = extractvalue %dx.types.ResRet.i32 %values, 1
  %place = shl i32 %thread, 2
  %r.0 = sdiv i32 %x, -1
  %at.0 = add i32 %place, 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.0, i32 undef, i32 %r.0, i32 undef, i32 undef, i32 undef, i8 1)
  %r.1 = srem i32 %x, -1
  %at.1 = add i32 %place, 16
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.1, i32 undef, i32 %r.1, i32 undef, i32 undef, i32 undef, i8 1)
  %r.2 = udiv i32 %x, 0
  %at.2 = add i32 %place, 32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.2, i32 undef, i32 %r.2, i32 undef, i32 undef, i32 undef, i8 1)
  %r.3 = urem i32 %x, 0
  %at.3 = add i32 %place, 48
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.3, i32 undef, i32 %r.3, i32 undef, i32 undef, i32 undef, i8 1)
  %r.4 = sdiv i32 %x, -2
  %at.4 = add i32 %place, 64
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.4, i32 undef, i32 %r.4, i32 undef, i32 undef, i32 undef, i8 1)
  %r.5 = srem i32 %x, -2147483648
  %at.5 = add i32 %place, 80
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.5, i32 undef, i32 %r.5, i32 undef, i32 undef, i32 undef, i8 1)
  %or.shl = or i32 %y, 3
  %r.6 = shl i32 %x, %or.shl
  %at.6 = add i32 %place, 96
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.6, i32 undef, i32 %r.6, i32 undef, i32 undef, i32 undef, i8 1)
  %and.shl = and i32 %y, 63
  %r.7 = shl i32 %x, %and.shl
  %at.7 = add i32 %place, 112
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.7, i32 undef, i32 %r.7, i32 undef, i32 undef, i32 undef, i8 1)
  %and31.shl = and i32 %y, 31
  %r.8 = shl i32 %x, %and31.shl
  %at.8 = add i32 %place, 128
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.8, i32 undef, i32 %r.8, i32 undef, i32 undef, i32 undef, i8 1)
  %r.9 = shl i32 %x, 33
  %at.9 = add i32 %place, 144
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.9, i32 undef, i32 %r.9, i32 undef, i32 undef, i32 undef, i8 1)
  %r.10 = shl i32 %x, 32
  %at.10 = add i32 %place, 160
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.10, i32 undef, i32 %r.10, i32 undef, i32 undef, i32 undef, i8 1)
  %or.lshr = or i32 %y, 3
  %r.11 = lshr i32 %x, %or.lshr
  %at.11 = add i32 %place, 176
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.11, i32 undef, i32 %r.11, i32 undef, i32 undef, i32 undef, i8 1)
  %and.lshr = and i32 %y, 63
  %r.12 = lshr i32 %x, %and.lshr
  %at.12 = add i32 %place, 192
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.12, i32 undef, i32 %r.12, i32 undef, i32 undef, i32 undef, i8 1)
  %and31.lshr = and i32 %y, 31
  %r.13 = lshr i32 %x, %and31.lshr
  %at.13 = add i32 %place, 208
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.13, i32 undef, i32 %r.13, i32 undef, i32 undef, i32 undef, i8 1)
  %r.14 = lshr i32 %x, 33
  %at.14 = add i32 %place, 224
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.14, i32 undef, i32 %r.14, i32 undef, i32 undef, i32 undef, i8 1)
  %r.15 = lshr i32 %x, 32
  %at.15 = add i32 %place, 240
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.15, i32 undef, i32 %r.15, i32 undef, i32 undef, i32 undef, i8 1)
  %or.ashr = or i32 %y, 3
  %r.16 = ashr i32 %x, %or.ashr
  %at.16 = add i32 %place, 256
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.16, i32 undef, i32 %r.16, i32 undef, i32 undef, i32 undef, i8 1)
  %and.ashr = and i32 %y, 63
  %r.17 = ashr i32 %x, %and.ashr
  %at.17 = add i32 %place, 272
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.17, i32 undef, i32 %r.17, i32 undef, i32 undef, i32 undef, i8 1)
  %and31.ashr = and i32 %y, 31
  %r.18 = ashr i32 %x, %and31.ashr
  %at.18 = add i32 %place, 288
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.18, i32 undef, i32 %r.18, i32 undef, i32 undef, i32 undef, i8 1)
  %r.19 = ashr i32 %x, 33
  %at.19 = add i32 %place, 304
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.19, i32 undef, i32 %r.19, i32 undef, i32 undef, i32 undef, i8 1)
  %r.20 = ashr i32 %x, 32
  %at.20 = add i32 %place, 320
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.20, i32 undef, i32 %r.20, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare i32 @dx.op.threadId.i32(i32, i32) #0
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1

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
