export { type Asking, askFor } from './ask-for.ts'
export { call } from './call.ts'
export { type Connection, onlineAtom } from './connection.ts'
export {
  ImageError,
  type ImageFault,
  isAbort,
  isImageError,
  isRefusal,
  isRefusedError,
  isTransportError,
  RefusedError,
  TransportError,
  type TransportFault,
} from './errors.ts'
export { type Failure, failureOf, markTold } from './failure.ts'
export { hasFeature } from './features.ts'
export { fetchFile, fileUrl } from './files.ts'
export type { CallOptions, Notice } from './open-call.ts'
export { newOrderId } from './order-id.ts'
export type { Reply } from './reply.ts'
export { type UploadOptions, upload } from './upload.ts'
