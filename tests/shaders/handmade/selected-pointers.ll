; Pointers that conditions select, true and false, pointers that are moved twice, and an atomic subtraction in groupshared memory.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@shared = external addrspace(3) global i32, align 4

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %a.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %a.load, 0
  %i.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %i = extractvalue %dx.types.ResRet.i32 %i.load, 0
  %x = icmp ne i32 %a, 0
  %cells = alloca [8 x i32], align 4
  %p0 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 0
  %p1 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 1
  %p2 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 2
  %p3 = getelementptr i32, i32* %p1, i32 2
  %p4 = getelementptr i32, i32* %p3, i32 1
  %p5 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 5
  %p6 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 6
  %p7 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 7
  store i32 100, i32* %p0, align 4
  store i32 101, i32* %p1, align 4
  store i32 102, i32* %p2, align 4
  store i32 103, i32* %p3, align 4
  store i32 104, i32* %p4, align 4
  store i32 105, i32* %p5, align 4
  store i32 106, i32* %p6, align 4
  store i32 107, i32* %p7, align 4
  %s = select i1 %x, i32* %p2, i32* %p6
  %chosen = load i32, i32* %s, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %chosen, i32 undef, i32 undef, i32 undef, i8 1)
  %m = getelementptr i32, i32* %p2, i32 %i
  %moved = load i32, i32* %m, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %moved, i32 undef, i32 undef, i32 undef, i8 1)
  %d = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 %i
  %third = load i32, i32* %d, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %third, i32 undef, i32 undef, i32 undef, i8 1)
  store i32 50, i32 addrspace(3)* @shared, align 4
  %old = atomicrmw sub i32 addrspace(3)* @shared, i32 %i seq_cst
  %rest = load i32, i32 addrspace(3)* @shared, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %old, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %rest, i32 undef, i32 undef, i32 undef, i8 1)
  %y = icmp eq i32 %a, 0
  %t = select i1 %y, i32* %p2, i32* %p6
  %other = load i32, i32* %t, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 20, i32 undef, i32 %other, i32 undef, i32 undef, i32 undef, i8 1)
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
