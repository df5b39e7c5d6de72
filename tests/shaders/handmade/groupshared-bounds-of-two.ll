; dxs: --groupshared-bounds
; Two dynamic indices into groupshared memory: either may lie beyond its array, where loads give 0 and stores have no
; effect.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@cells = external addrspace(3) global [3 x [4 x i32]], align 4

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %i.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %i = extractvalue %dx.types.ResRet.i32 %i.load, 0
  %j.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %j = extractvalue %dx.types.ResRet.i32 %j.load, 0
  %far.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 8, i32 undef)
  %far = extractvalue %dx.types.ResRet.i32 %far.load, 0
  br label %fill
  
fill:
  %n = phi i32 [ 0, %0 ], [ %n.next, %fill ]
  %row = udiv i32 %n, 4
  %column = and i32 %n, 3
  %p = getelementptr [3 x [4 x i32]], [3 x [4 x i32]] addrspace(3)* @cells, i32 0, i32 %row, i32 %column
  %v = add i32 %n, 100
  store i32 %v, i32 addrspace(3)* %p, align 4
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 12
  br i1 %more, label %fill, label %read
  
read:
  %a = getelementptr [3 x [4 x i32]], [3 x [4 x i32]] addrspace(3)* @cells, i32 0, i32 %i, i32 %far
  %b = getelementptr [3 x [4 x i32]], [3 x [4 x i32]] addrspace(3)* @cells, i32 0, i32 %far, i32 %j
  %c = getelementptr [3 x [4 x i32]], [3 x [4 x i32]] addrspace(3)* @cells, i32 0, i32 %i, i32 %j
  %d = getelementptr [3 x [4 x i32]], [3 x [4 x i32]] addrspace(3)* @cells, i32 0, i32 %i, i32 3
  %e = getelementptr [3 x [4 x i32]], [3 x [4 x i32]] addrspace(3)* @cells, i32 0, i32 2, i32 %j
  store i32 7, i32 addrspace(3)* %a, align 4
  store i32 8, i32 addrspace(3)* %b, align 4
  %a.v = load i32, i32 addrspace(3)* %a, align 4
  %b.v = load i32, i32 addrspace(3)* %b, align 4
  %c.v = load i32, i32 addrspace(3)* %c, align 4
  %d.v = load i32, i32 addrspace(3)* %d, align 4
  %e.v = load i32, i32 addrspace(3)* %e, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %a.v, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %b.v, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %c.v, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %d.v, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %e.v, i32 undef, i32 undef, i32 undef, i8 1)
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
