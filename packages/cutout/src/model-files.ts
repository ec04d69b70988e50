import type { ModelName } from './runtime.ts';

/** The models' files in the folder `vendor`, copied from their packages (26 MB): MediaPipe, Apache-2.0. */
export const MODEL_FILES: Readonly<Record<ModelName, string>> = {
  far: '@mediapipe/face_detection/face_detection_full_range_sparse.tflite',
  near: '@mediapipe/face_detection/face_detection_short_range.tflite',
  person: '@mediapipe/selfie_segmentation/selfie_segmentation.tflite',
};
