/** The uploads' door for the rest of the exchange. */
export { uploadCalls } from './calls.ts'
export { hasUploaded } from './store.ts'
