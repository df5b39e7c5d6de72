; Switches whose selector is a bool, as SPIR-V has none: one beside a wave operation, with a label for each value.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
entry:
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %thread = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %place = shl i32 %thread, 2
  %load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 %place, i32 undef)
  %kind = extractvalue %dx.types.ResRet.i32 %load, 0
  %large = icmp ugt i32 %kind, 4
  switch i1 %large, label %small [
    i1 true, label %big
  ]

small:
  %double = shl i32 %kind, 1
  br label %next

big:
  %square = mul i32 %kind, %kind
  br label %next

next:
  %first = phi i32 [ %double, %small ], [ %square, %big ]
  %odd = trunc i32 %kind to i1
  switch i1 %odd, label %never [
    i1 false, label %even
    i1 true, label %all
  ]

never:
  br label %all

even:
  %most = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 5, i8 3, i8 1)
  br label %all

all:
  %second = phi i32 [ 7, %next ], [ %most, %even ], [ 99, %never ]
  %high = shl i32 %second, 16
  %result = or i32 %high, %first
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %place, i32 undef, i32 %result, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare i32 @dx.op.threadId.i32(i32, i32) #0
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare i32 @dx.op.waveActiveOp.i32(i32, i32, i8, i8) #1
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
!10 = !{i32 8, i32 1, i32 1}
