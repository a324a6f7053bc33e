/** Proof of a payment: pictures that were uploaded, or the transaction's id. */
import { bareEnds } from '@shared/format/typed'
import { isTransactionId, type TransactionForm, transactionForm } from '@shared/money'
import type { FormModel } from 'shell/form'
import * as v from 'valibot'

export const sent = v.object({ name: v.string(), path: v.string() })
export type Sent = v.InferOutput<typeof sent>

export const proof = v.object({ sent: v.array(sent), txHash: v.string() })
export type GivenProof = v.InferOutput<typeof proof>

/** Of an order on this network. A fault is the form that an id has there. */
export const proofModel: FormModel<GivenProof, string, 'txHash', TransactionForm> = {
  blank: { sent: [], txHash: '' },
  faults({ txHash }, network) {
    const id = bareEnds(txHash)
    return id === '' || isTransactionId(network, id) ? {} : { txHash: transactionForm(network) }
  },
}

export const isNothing = ({ sent, txHash }: GivenProof): boolean => sent.length === 0 && bareEnds(txHash) === ''
