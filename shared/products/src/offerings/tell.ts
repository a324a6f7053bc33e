/** What people are told of their applications without having asked. */

import type { Tx } from '@shared/engine/db/transact'
import { notify, type Template } from '../content/index.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'

type Values = Readonly<Record<string, string | number>>

/** What one has to do oneself, by a time. */
const isTask = (template: Template): boolean => template === 'offering-unpaid' || template === 'offering-later'

/** Once each event; sample users read nothing. */
export function tell(
  tx: Tx,
  { id: offering, symbol }: OfferingRow,
  { id, owner: user, sample }: ApplicationRow,
  template: Template,
  values: Values,
  at: number,
  event: string = template,
): void {
  if (sample) return
  // a struck application is in no list any more
  const path = template === 'offering-struck' ? `/ieo?id=${offering}` : `/ieo?tab=records&id=${offering}`
  const tab = isTask(template) ? 'task' : 'transaction'
  const message = { user, tab, template, values: { symbol, ...values }, path, at } as const
  notify(tx, { ...message, eventKey: `offering:${id}:${event}` })
}
