/** The list of what a person handed in, newest first. */
import type { ListPlan } from '@shared/engine/db/listed'

export const identityPlan: ListPlan = {
  table: 'identity',
  owner: ['user_id'],
  by: ['kind'],
  times: ['submitted_at'],
  tie: 'rowid',
}
