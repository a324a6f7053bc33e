/** What messages tell the folders after them: domains/hooks.ts registers their functions. */
import { hook } from '../db/hook.ts'
import type { Tx } from '../db/transact.ts'
import type { Message } from './notify.ts'

export type MessageHooks = {
  /** The desk has decided an order: it is told in the chat too, where its owner spoke of it. */
  decided(tx: Tx, order: string, message: Message): void
}

export const messageHooks = hook<MessageHooks>({ decided: () => {} })
