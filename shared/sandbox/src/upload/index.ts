/** The uploads' door for the rest of the exchange. */
export { uploadCalls } from './calls.ts'
export { uploadBeat } from './forget.ts'
export { readPhotograph, readPicture } from './picture.ts'
export { hasUploaded, keepPicture, pictureFolder } from './store.ts'
export { unusedBeat } from './unused.ts'
