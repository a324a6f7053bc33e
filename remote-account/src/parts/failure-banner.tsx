/** What went wrong with what was sent, where no field is to blame. */
import { Banner } from '@shared/ui/banner'
import type { SendState } from 'shell/form'

export function FailureBanner({ of }: { of: SendState }) {
  if (of.phase !== 'failed') return null
  const { kind, text } = of.failure
  return <Banner kind={kind === 'refused' ? 'danger' : 'wait'} title={text} />
}
