import type { PayoutAccount } from '@shared/contract/calls/wallet'

/** What the list of accounts says about the next one. */
export type NewTerms = {
  /** Seconds that a new one is held. */
  hold: number | null | undefined
  /** Whether there is none yet: the first is the default by itself. */
  first: boolean
}

/** For the form of either kind. */
export type FormProps = NewTerms & {
  /** What is changed; absent: a new one. */
  of: PayoutAccount | undefined
  onClose(): void
}
