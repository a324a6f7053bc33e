export { draft, type UseDraft } from './draft.ts'
export type { Faults, FormModel } from './model.ts'
export { type Form, type FormOptions, useForm } from './use-form.ts'
export { type SendState, useSend } from './use-send.ts'
