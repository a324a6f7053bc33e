/** What goes of loans: signatures that signed nothing, and with an account what its loans tell of the person. */
import { changing } from '@shared/engine/db/portions'
import { unusedBeat } from '../upload/index.ts'

export const signaturesBeat = unusedBeat('signature', { table: 'loan', column: 'sign_image' })

/** What proves money stays. */
export const loanPortions = { loans: changing('loan', 'sign_image = NULL, reason_words = NULL') }
