; Structures of constants that a phi joins, and a member of one.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %b.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %b = extractvalue %dx.types.ResRet.i32 %b.load, 0
  %a = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %is = icmp ugt i32 %a, 0
  br i1 %is, label %one, label %other
one:
  %made = insertvalue { i32, [2 x float], i32 } { i32 1, [2 x float] [float 2.0, float 3.0], i32 4 }, i32 %b, 0
  br label %join
other:
  %c = extractvalue { i32, [2 x float], i32 } { i32 5, [2 x float] [float 6.0, float 7.0], i32 8 }, 2
  br label %join
join:
  %s = phi { i32, [2 x float], i32 } [ %made, %one ], [ { i32 5, [2 x float] [float 6.0, float 7.0], i32 8 }, %other ]
  %m = phi i32 [ %b, %one ], [ %c, %other ]
  %s0 = extractvalue { i32, [2 x float], i32 } %s, 0
  %s1 = extractvalue { i32, [2 x float], i32 } %s, 1, 0
  %s2 = extractvalue { i32, [2 x float], i32 } %s, 1, 1
  %last = extractvalue { i32, [2 x float], i32 } %s, 2
  %s3 = add i32 %last, %m
  %f1 = bitcast float %s1 to i32
  %f2 = bitcast float %s2 to i32
  %row = shl i32 %a, 4
  %row4 = add i32 %row, 4
  %row8 = add i32 %row, 8
  %row12 = add i32 %row, 12
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %row, i32 undef, i32 %s0, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %row4, i32 undef, i32 %f1, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %row8, i32 undef, i32 %f2, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %row12, i32 undef, i32 %s3, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare i32 @dx.op.threadId.i32(i32, i32) #0

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
!10 = !{i32 2, i32 1, i32 1}
