/** Forgets once a day what no rule looks at any more: tries, codes, mail, keys that nobody bound, challenges, holds and sessions that ended. */
import { DAY } from '@shared/engine/clock'
import { nightly, olderThan } from '@shared/engine/jobs/nightly'

/** A test reads its mail within days; an ended session explains itself for a month. */
const MAIL_KEPT = 7 * DAY
const SESSION_KEPT = 30 * DAY

export const accountBeat = nightly('accountBeat', 0, [
  olderThan('attempt', 'at', DAY),
  olderThan('lock', 'until', DAY),
  olderThan('sent_code', 'at', DAY),
  olderThan('mail', 'at', MAIL_KEPT),
  olderThan('offered_key', 'at', DAY),
  olderThan('withdraw_hold', 'until', DAY),
  olderThan('spent_challenge', 'until', 0),
  olderThan('session', 'expires', SESSION_KEPT),
])
