import { draft } from 'shell/form'
import { proof } from './proof.model.ts'

/** By the number of an order, or "new" before there is one; kept, since looking at the bank's app may reload the page. */
export const useProofDraft = draft('wallet.proof.v2', proof)
