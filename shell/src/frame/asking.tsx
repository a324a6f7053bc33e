/** One question with its two answers. */
import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@shared/ui/dialog'
import type { Asked } from '../surface/overlay/confirm.ts'

export function Asking({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  return (
    <Dialog open title={asked.title} no={asked.no ?? t`Cancel`} yes={asked.yes ?? t`Confirm`} onAnswer={asked.answer}>
      {asked.body}
    </Dialog>
  )
}
