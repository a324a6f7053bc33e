/** What went wrong where no field is to blame: locked, frozen, no answer. */
import type { SendState } from 'shell/form'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { fieldOf } from './login.model.ts'

export const FailureNote = ({ of }: { of: SendState }) =>
  of.phase === 'failed' && fieldOf(of.failure) ? null : <FailureBanner of={of} />
