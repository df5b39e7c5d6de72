; fcmp uno and ord, and not (a < b), with a NaN on either side or none.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %a0.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a0 = extractvalue %dx.types.ResRet.i32 %a0.load, 0
  %b0.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %b0 = extractvalue %dx.types.ResRet.i32 %b0.load, 0
  %a1.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 8, i32 undef)
  %a1 = extractvalue %dx.types.ResRet.i32 %a1.load, 0
  %b1.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 12, i32 undef)
  %b1 = extractvalue %dx.types.ResRet.i32 %b1.load, 0
  %a2.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 16, i32 undef)
  %a2 = extractvalue %dx.types.ResRet.i32 %a2.load, 0
  %b2.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 20, i32 undef)
  %b2 = extractvalue %dx.types.ResRet.i32 %b2.load, 0
  %x0 = bitcast i32 %a0 to float
  %y0 = bitcast i32 %b0 to float
  %x1 = bitcast i32 %a1 to float
  %y1 = bitcast i32 %b1 to float
  %x2 = bitcast i32 %a2 to float
  %y2 = bitcast i32 %b2 to float
  %u0 = fcmp uno float %x0, %y0
  %u1 = fcmp uno float %x1, %y1
  %u2 = fcmp uno float %x2, %y2
  %o1 = fcmp ord float %x1, %y1
  %o2 = fcmp ord float %x2, %y2
  %g1 = fcmp uge float %x1, %y1
  %u0.n = zext i1 %u0 to i32
  %u1.n = zext i1 %u1 to i32
  %u2.n = zext i1 %u2 to i32
  %o1.n = zext i1 %o1 to i32
  %o2.n = zext i1 %o2 to i32
  %g1.n = zext i1 %g1 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %u0.n, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %u1.n, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %u2.n, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %o1.n, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %o2.n, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 20, i32 undef, i32 %g1.n, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
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
!10 = !{i32 1, i32 1, i32 1}
