export { confirm } from './confirm.ts'
export { copy } from './copy.ts'
export { show } from './loading.ts'
export { type ToastAction, toast } from './toast.ts'
