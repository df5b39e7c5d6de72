; Loads whose results are unused. The buffer counts as unused and gets no binding. The texel buffer is only written:
; StorageImageReadWithoutFormat is not declared, though the shader's flags say that it loads other formats than R32.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }
%"class.RWBuffer<vector<unsigned int, 4> >" = type { <4 x i32> }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %value = extractvalue %dx.types.ResRet.i32 %load, 0
  %sum = add i32 %value, 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 7, i32 undef, i32 undef, i32 undef, i8 1)
  %texels = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 1, i32 1, i1 false)
  %texel = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %texels, i32 0, i32 undef)
  %red = extractvalue %dx.types.ResRet.i32 %texel, 0
  %twice = add i32 %red, %red
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %texels, i32 0, i32 undef, i32 9, i32 9, i32 9, i32 9, i8 15)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #1
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind readonly }

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
!6 = !{!7, !11}
!7 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"target", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 8208, i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
!11 = !{i32 1, %"class.RWBuffer<vector<unsigned int, 4> >"* undef, !"texels", i32 0, i32 1, i32 1, i32 10, i1 false, i1 false, i1 false, !12}
!12 = !{i32 0, i32 5}
