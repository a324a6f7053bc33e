import type { PayoutAccount } from '@shared/contract/calls/wallet'

/** For the form of either kind. */
export type FormProps = {
  /** What is changed; absent: a new one. */
  of: PayoutAccount | undefined
  /** Seconds that a new one is held. */
  hold: number | null | undefined
  /** Whether there is none yet: the first is the default by itself. */
  first: boolean
  onClose(): void
}
