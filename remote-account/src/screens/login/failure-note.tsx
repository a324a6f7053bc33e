/** What went wrong where no field is to blame: locked, frozen, no answer. */
import { Banner } from '@shared/ui/banner'
import type { SendState } from 'shell/form'
import { fieldOf } from './login.model.ts'

export function FailureNote({ of }: { of: SendState }) {
  if (of.phase !== 'failed' || fieldOf(of.failure)) return null
  const { kind, text } = of.failure
  return <Banner kind={kind === 'refused' ? 'danger' : 'wait'} title={text} />
}
