import { changing, deleting } from '../jobs/portions.ts'

/** Replies and refusals tell of whoever closed their account; that orders were accepted, and what they posted, stays. */
export const replyPortions = {
  replies: changing('client_order', "reply = 'null'", { by: ['client_order_id'] }),
  refusals: deleting('refused_order', { key: 'user_id, client_order_id' }),
}
