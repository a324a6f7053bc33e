/** What people are told of their applications without having asked. */

import type { Tx } from '@shared/engine/db/transact'
import { type ValuesOf, withOwn } from '@shared/engine/messages/message-values'
import { notify, type Template } from '../content/index.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'

/** What one has to do oneself, by a time. */
const isTask = (template: Template): boolean => template === 'offering-unpaid' || template === 'offering-later'

/** Once each event; sample users read nothing. */
export function tell<T extends Template>(
  tx: Tx,
  { id: offering, symbol }: OfferingRow,
  { id, owner: user, sample }: ApplicationRow,
  template: T,
  values: ValuesOf<T, 'symbol'>,
  at: number,
  event: string = template,
): void {
  if (sample) return
  // a struck application is in no list any more
  const path = template === 'offering-struck' ? `/ieo?id=${offering}` : `/ieo?tab=records&id=${offering}`
  const tab = isTask(template) ? 'task' : 'transaction'
  notify(tx, { ...withOwn(template, { symbol }, values), user, eventKey: `offering:${id}:${event}`, tab, path, at })
}
