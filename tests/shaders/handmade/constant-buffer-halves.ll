; 16-bit values of a constant buffer read by byte address, in either half of a word, at constant and computed places.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%struct.RWByteAddressBuffer = type { i32 }
%Table = type { <4 x float>, <4 x i32> }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %table = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)
  %thread = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %offset = shl i32 %thread, 1
  %short = call i16 @dx.op.cbufferLoad.i16(i32 58, %dx.types.Handle %table, i32 %offset, i32 2)
  %word = sext i16 %short to i32
  %place = shl i32 %thread, 2
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %place, i32 undef, i32 %word, i32 undef, i32 undef, i32 undef, i8 1)
  %odd = call half @dx.op.cbufferLoad.f16(i32 58, %dx.types.Handle %table, i32 18, i32 2)
  %even = call half @dx.op.cbufferLoad.f16(i32 58, %dx.types.Handle %table, i32 20, i32 2)
  %difference = fsub half %odd, %even
  %float = fpext half %difference to float
  %bits = bitcast float %float to i32
  %place.float = add i32 %place, 32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %place.float, i32 undef, i32 %bits, i32 undef, i32 undef, i32 undef, i8 1)
  %wide.offset = shl i32 %thread, 2
  %wide = call i64 @dx.op.cbufferLoad.i64(i32 58, %dx.types.Handle %table, i32 %wide.offset, i32 4)
  %top = lshr i64 %wide, 32
  %high = trunc i64 %top to i32
  %place.wide = add i32 %place, 64
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %place.wide, i32 undef, i32 %high, i32 undef, i32 undef, i32 undef, i8 1)
  %fixed = call i64 @dx.op.cbufferLoad.i64(i32 58, %dx.types.Handle %table, i32 12, i32 4)
  %fixed.top = lshr i64 %fixed, 32
  %fixed.high = trunc i64 %fixed.top to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 96, i32 undef, i32 %fixed.high, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare i32 @dx.op.threadId.i32(i32, i32) #0
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare i16 @dx.op.cbufferLoad.i16(i32, %dx.types.Handle, i32, i32) #2
declare half @dx.op.cbufferLoad.f16(i32, %dx.types.Handle, i32, i32) #2
declare i64 @dx.op.cbufferLoad.i64(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1

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
!3 = !{null, !4, !6, null}
!4 = !{!5}
!5 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"target", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!6 = !{!7}
!7 = !{i32 0, %Table* undef, !"Table", i32 0, i32 0, i32 1, i32 32, null}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 9437204, i32 4, !10}
!10 = !{i32 8, i32 1, i32 1}
