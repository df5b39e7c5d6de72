; dxs: --zeroed-memory
; Arrays that repeat a constant buffer, but for what is 0 until it is stored: an element that is read before, one that is
; stored on one path.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%Rows = type { [4 x <4 x float>] }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %a.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %a.load, 0
  %b.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %b = extractvalue %dx.types.ResRet.i32 %b.load, 0
  %rows = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 0, i32 0, i1 false)
  %early = alloca [4 x float], align 4
  %late = alloca [4 x float], align 4
  %early.at = getelementptr [4 x float], [4 x float]* %early, i32 0, i32 %a
  %before = load float, float* %early.at, align 4
  %row0 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %rows, i32 0)
  %x0 = extractvalue %dx.types.CBufRet.f32 %row0, 0
  %y0 = extractvalue %dx.types.CBufRet.f32 %row0, 1
  %early0 = getelementptr [4 x float], [4 x float]* %early, i32 0, i32 0
  store float %x0, float* %early0, align 4
  %late0 = getelementptr [4 x float], [4 x float]* %late, i32 0, i32 0
  store float %y0, float* %late0, align 4
  %row1 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %rows, i32 1)
  %x1 = extractvalue %dx.types.CBufRet.f32 %row1, 0
  %y1 = extractvalue %dx.types.CBufRet.f32 %row1, 1
  %early1 = getelementptr [4 x float], [4 x float]* %early, i32 0, i32 1
  store float %x1, float* %early1, align 4
  %late1 = getelementptr [4 x float], [4 x float]* %late, i32 0, i32 1
  store float %y1, float* %late1, align 4
  %row2 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %rows, i32 2)
  %x2 = extractvalue %dx.types.CBufRet.f32 %row2, 0
  %y2 = extractvalue %dx.types.CBufRet.f32 %row2, 1
  %early2 = getelementptr [4 x float], [4 x float]* %early, i32 0, i32 2
  store float %x2, float* %early2, align 4
  %late2 = getelementptr [4 x float], [4 x float]* %late, i32 0, i32 2
  store float %y2, float* %late2, align 4
  %row3 = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %rows, i32 3)
  %x3 = extractvalue %dx.types.CBufRet.f32 %row3, 0
  %y3 = extractvalue %dx.types.CBufRet.f32 %row3, 1
  %early3 = getelementptr [4 x float], [4 x float]* %early, i32 0, i32 3
  store float %x3, float* %early3, align 4
  %late3 = getelementptr [4 x float], [4 x float]* %late, i32 0, i32 3
  %is.set = icmp ne i32 %b, 0
  br i1 %is.set, label %set, label %end

set:
  store float %y3, float* %late3, align 4
  br label %end

end:
  %after = load float, float* %early.at, align 4
  %late.at = getelementptr [4 x float], [4 x float]* %late, i32 0, i32 %a
  %last = load float, float* %late.at, align 4
  %before.bits = bitcast float %before to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %before.bits, i32 undef, i32 undef, i32 undef, i8 1)
  %after.bits = bitcast float %after to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %after.bits, i32 undef, i32 undef, i32 undef, i8 1)
  %last.bits = bitcast float %last to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %last.bits, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32) #2
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
!3 = !{!4, !6, !11, null}
!4 = !{!5}
!5 = !{i32 0, %struct.ByteAddressBuffer* undef, !"source", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!6 = !{!7}
!7 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"target", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 16, i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!12}
!12 = !{i32 0, %Rows* undef, !"Rows", i32 0, i32 0, i32 1, i32 64, null}
