; dxs: --storage-image-read-without-format
; Textures of a heap, by selects of their handles. Atomics on the first decide the format of all three: the first select
; shares the second handle with the other select.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%"class.RWStructuredBuffer<vector<unsigned int, 4> >" = type { <4 x i32> }

define void @main() {
  %created = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %results = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %created, %dx.types.ResourceProperties { i32 4108, i32 16 })
  %from.1 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 1, i1 false, i1 true)
  %first = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %from.1, %dx.types.ResourceProperties { i32 4098, i32 261 })
  %from.2 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 2, i1 false, i1 true)
  %second = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %from.2, %dx.types.ResourceProperties { i32 4098, i32 261 })
  %from.3 = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 3, i1 false, i1 true)
  %third = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %from.3, %dx.types.ResourceProperties { i32 4098, i32 261 })
  %thread = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %parity = and i32 %thread, 1
  %is.odd = icmp ne i32 %parity, 0
  %is.high = icmp ugt i32 %thread, 1
  %second.or.third = select i1 %is.high, %dx.types.Handle %second, %dx.types.Handle %third
  %texel.1 = call %dx.types.ResRet.i32 @dx.op.textureLoad.i32(i32 66, %dx.types.Handle %second.or.third, i32 undef, i32 %thread, i32 0, i32 undef, i32 undef, i32 undef, i32 undef)
  %value.1 = extractvalue %dx.types.ResRet.i32 %texel.1, 0
  %first.or.second = select i1 %is.odd, %dx.types.Handle %first, %dx.types.Handle %second
  %texel.2 = call %dx.types.ResRet.i32 @dx.op.textureLoad.i32(i32 66, %dx.types.Handle %first.or.second, i32 undef, i32 %thread, i32 0, i32 undef, i32 undef, i32 undef, i32 undef)
  %value.2 = extractvalue %dx.types.ResRet.i32 %texel.2, 0
  %old = call i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %first, i32 0, i32 %thread, i32 0, i32 undef, i32 100)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %results, i32 %thread, i32 0, i32 %value.1, i32 %value.2, i32 %old, i32 0, i8 15, i32 4)
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.threadId.i32(i32, i32) #0

; Function Attrs: nounwind
declare i32 @dx.op.atomicBinOp.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32) #1

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.textureLoad.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32) #2

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #1

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #0

; Function Attrs: nounwind readnone
declare %dx.types.Handle @dx.op.createHandleFromHeap(i32, i32, i1, i1) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!8}

!0 = !{!"dxc(private) 1.9.0.5517 (9757d44fa)"}
!1 = !{i32 1, i32 6}
!2 = !{i32 1, i32 10}
!3 = !{!"cs", i32 6, i32 6}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, %"class.RWStructuredBuffer<vector<unsigned int, 4> >"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 16}
!8 = !{void ()* @main, !"main", null, !4, !9}
!9 = !{i32 0, i64 1073741840, i32 4, !10}
!10 = !{i32 4, i32 1, i32 1}
