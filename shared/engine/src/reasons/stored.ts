/** A reason as rows and messages keep it: a code of its kind, and the desk's own sentence with its language. */
import type { ReasonCode, ReasonKind } from '@shared/contract'

/** Named as the columns are. A row from before there were codes has words alone. */
export type StoredReason = { reason_code: string | null; reason_words: string | null; reason_lang: string | null }

export const noReason: StoredReason = { reason_code: null, reason_words: null, reason_lang: null }

export const reasonOf = <Kind extends ReasonKind>(_: Kind, code: ReasonCode<Kind>): StoredReason => ({
  ...noReason,
  reason_code: code,
})

export type ReasonValues = Partial<Record<'reasonKind' | 'reasonCode' | 'reasonWords' | 'reasonLang', string>>

/** The values by which a message tells the reason: `{reason}` in its text. */
export const reasonValues = (kind: ReasonKind, stored: StoredReason): ReasonValues & { reasonKind: string } => ({
  reasonKind: kind,
  ...(stored.reason_code !== null && { reasonCode: stored.reason_code }),
  ...(stored.reason_words !== null && { reasonWords: stored.reason_words }),
  ...(stored.reason_lang !== null && { reasonLang: stored.reason_lang }),
})
