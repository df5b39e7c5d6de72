; dxs: --groupshared-bounds
; Values beyond groupshared bytes, or in part: loads give 0, stores and atomics have no effect.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@bytes = external addrspace(3) global [16 x i8], align 8

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %at = extractvalue %dx.types.ResRet.i32 %load, 0
  %far = extractvalue %dx.types.ResRet.i32 %load, 1
  %w.g = getelementptr [16 x i8], [16 x i8] addrspace(3)* @bytes, i32 0, i32 %at
  %w = bitcast i8 addrspace(3)* %w.g to i32 addrspace(3)*
  %d.g = getelementptr [16 x i8], [16 x i8] addrspace(3)* @bytes, i32 0, i32 %at
  %d = bitcast i8 addrspace(3)* %d.g to i64 addrspace(3)*
  %f.g = getelementptr [16 x i8], [16 x i8] addrspace(3)* @bytes, i32 0, i32 %far
  %f = bitcast i8 addrspace(3)* %f.g to i32 addrspace(3)*
  store i32 77, i32 addrspace(3)* %w, align 4
  store i64 -1, i64 addrspace(3)* %d, align 4
  store i32 5, i32 addrspace(3)* %f, align 4
  %old = atomicrmw add i32 addrspace(3)* %f, i32 3 monotonic
  %own = atomicrmw add i32 addrspace(3)* %w, i32 3 monotonic
  %a = load i32, i32 addrspace(3)* %w, align 4
  %b = load i64, i64 addrspace(3)* %d, align 4
  %c = load i32, i32 addrspace(3)* %f, align 4
  %b.i = trunc i64 %b to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %a, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %b.i, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %c, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %old, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %own, i32 undef, i32 undef, i32 undef, i8 1)
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
