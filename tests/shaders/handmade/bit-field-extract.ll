; ibfe and ubfe: bit fields, signed and unsigned. Width and offset count modulo 32; a field may end at bit 31, or beyond:
; then it has the bits that there are.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %value.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %value = extractvalue %dx.types.ResRet.i32 %value.load, 0
  %offset.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %offset = extractvalue %dx.types.ResRet.i32 %offset.load, 0
  %signed = call i32 @dx.op.tertiary.i32(i32 51, i32 8, i32 %offset, i32 %value)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %signed, i32 undef, i32 undef, i32 undef, i8 1)
  %unsigned = call i32 @dx.op.tertiary.i32(i32 52, i32 8, i32 %offset, i32 %value)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %unsigned, i32 undef, i32 undef, i32 undef, i8 1)
  %width.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 8, i32 undef)
  %width = extractvalue %dx.types.ResRet.i32 %width.load, 0
  %empty = call i32 @dx.op.tertiary.i32(i32 52, i32 %width, i32 %offset, i32 %value)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %empty, i32 undef, i32 undef, i32 undef, i8 1)
  %high.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 12, i32 undef)
  %high = extractvalue %dx.types.ResRet.i32 %high.load, 0
  %top = call i32 @dx.op.tertiary.i32(i32 51, i32 16, i32 %high, i32 %value)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %top, i32 undef, i32 undef, i32 undef, i8 1)
  %top.unsigned = call i32 @dx.op.tertiary.i32(i32 52, i32 16, i32 %high, i32 %value)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %top.unsigned, i32 undef, i32 undef, i32 undef, i8 1)
  %wrapped.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 16, i32 undef)
  %wrapped = extractvalue %dx.types.ResRet.i32 %wrapped.load, 0
  %modulo = call i32 @dx.op.tertiary.i32(i32 52, i32 4, i32 %wrapped, i32 %value)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 20, i32 undef, i32 %modulo, i32 undef, i32 undef, i32 undef, i8 1)
  %beyond = call i32 @dx.op.tertiary.i32(i32 52, i32 %high, i32 20, i32 %value)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 24, i32 undef, i32 %beyond, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare i32 @dx.op.tertiary.i32(i32, i32, i32, i32) #0

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
!10 = !{i32 1, i32 1, i32 1}
