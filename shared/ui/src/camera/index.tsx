export { FileButton } from './file-button.tsx'
export { type CameraState, type Facing, useCamera } from './use-camera.ts'
