import model from '../../vendor/@mediapipe/face_detection/face_detection_short_range.tflite?url';

/** The address of the light detector's model, beside the app. */
export const LIGHT_MODEL: string = model;
