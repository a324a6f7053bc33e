/** What went wrong where no field is to blame: locked, frozen, no answer. */
import { Banner } from '@shared/ui/banner'
import type { Problem } from './use-login.ts'

export const FailureNote = ({ problem: { failure, at } }: { problem: Problem }) =>
  failure && !at ? <Banner kind={failure.kind === 'refused' ? 'danger' : 'wait'} title={failure.text} /> : null
