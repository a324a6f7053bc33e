/** One question with its two answers. */
import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@shared/ui/dialog'
import type { OpenQuestion } from '../surface/overlay/confirm.ts'

type Props = {
  asked: OpenQuestion
  /** False once it is answered: it leaves. */
  open: boolean
}

export function Asking({ asked, open }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      title={asked.title}
      no={asked.no ?? t`Cancel`}
      yes={asked.yes ?? t`Confirm`}
      onAnswer={asked.answer}
    >
      {asked.body}
    </Dialog>
  )
}
