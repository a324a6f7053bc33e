/** Proof of a payment in the making: its pictures and the transaction's id, kept over a reload. */
import { useEffect, useState } from 'react'
import { useSession } from 'shell/session'
import { sentOf, usePictures } from './pictures.ts'
import { keepDraft, readDraft } from './proof-draft.ts'

/** @param order its number, or "new" before there is one */
export function useProof(order: string) {
  const { user } = useSession()
  const key = `${user?.id}:${order}`
  const [{ sent, txHash: typed }] = useState(() => readDraft(key))
  const all = usePictures(sent)
  const [txHash, setTxHash] = useState(typed)
  const { pictures } = all
  useEffect(() => keepDraft(key, { sent: sentOf(pictures), txHash }), [key, pictures, txHash])
  /** It was handed in. */
  const done = () => keepDraft(key, { sent: [], txHash: '' })
  return { all, txHash, setTxHash, done }
}
