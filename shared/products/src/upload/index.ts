/** The uploads' door for the rest of the exchange. */
export { inert, uploadCalls } from './calls.ts'
export { uploadBeat } from './forget.ts'
export { readPhotograph, readPicture } from './picture.ts'
export { checkDay, countRefused, takePlace } from './places.ts'
export { bytesOf, hasUploaded, keepPicture, pictureFolder } from './store.ts'
export { unusedBeat } from './unused.ts'
