/** Draws the question that confirm() asks; its code comes beforehand where the connection is not paid by volume, else with the first one. */
import { useLingui } from '@lingui/react/macro'
import { useLate } from '@shared/ui/late'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { confirmAtom, type OpenQuestion } from '../surface/overlay/confirm.ts'
import { toast } from '../surface/overlay/toast.ts'

export const loadAsking = () => import('./asking.tsx')

export function ConfirmDialog() {
  const openQuestion = useAtomValue(confirmAtom)
  const [last, setLast] = useState(openQuestion)
  if (openQuestion && openQuestion !== last) setLast(openQuestion)
  return last && <LateAsking asked={last} open={openQuestion === last} />
}

/** A question that cannot be put is answered with no: nobody waits for it for ever, and the next press asks again. */
function LateAsking(question: { asked: OpenQuestion; open: boolean }) {
  const { t } = useLingui()
  const { parts, failed, bring } = useLate(loadAsking)
  const { asked, open } = question
  useEffect(() => {
    if (!failed || !open) return
    void bring().then(here => {
      if (here) return
      toast(t`Couldn't reach the server. Try again.`, 'error')
      asked.answer(false)
    })
  }, [failed, open, asked, bring, t])
  return parts && <parts.Asking {...question} />
}
