import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import { useState } from 'react'
import type { Done } from '../protocol.ts'
import { DraftFields } from './draft-fields.tsx'
import css from './ops.module.css'
import { actOf, draftOf, isWhole, type Plan } from './plan.ts'
import { PlanView, usePlanTitle } from './plan-view.tsx'
import { useAct } from './queries.ts'
import { RefusalNote } from './refusal-note.tsx'

export interface ActSheetProps {
  plan: Plan
  /** Serial of the decision that the operator saw when the plan was made. */
  looked: number
  /** The span of the page counts, in words. */
  hours: string
  onClose: () => void
  onDone: (done: Done) => void
}

const nameKey = 'ops.who'

/** Only the gate can be passed by; its refusals begin so. */
const byGate = ({ message }: Error): boolean => message.startsWith('The gate refuses:')

/** What will happen, who decides it and why; then it is decided. */
export function ActSheet({ plan, looked, hours, onClose, onDone }: ActSheetProps) {
  const [draft, setDraft] = useState(() => draftOf(plan, localStorage.getItem(nameKey) ?? ''))
  const { mutate, isPending, error } = useAct()
  const title = usePlanTitle()(plan)
  const insist = plan.kind === 'promote' && error !== null && byGate(error)
  const send = () => {
    localStorage.setItem(nameKey, draft.who.trim())
    mutate(actOf(plan, draft, looked, insist), { onSuccess: onDone })
  }
  const overtaken = error?.failure === 'overtaken' // then nothing is left to fill in, and what came first has the room
  const actions = (
    <div className={css.answers}>
      <Button wide onClick={onClose} disabled={isPending}>
        <Trans>Cancel</Trans>
      </Button>
      {!overtaken && <Send {...{ plan, insist, title }} busy={isPending} off={!isWhole(plan, draft)} onPress={send} />}
    </div>
  )
  return (
    <Sheet open onClose={onClose} busy={isPending} title={title} actions={actions}>
      <div className={css.plan}>
        <PlanView plan={plan} hours={hours} />
        {!overtaken && <DraftFields plan={plan} draft={draft} onDraft={setDraft} />}
        {error && <RefusalNote refusal={error} />}
      </div>
    </Sheet>
  )
}

interface SendProps {
  plan: Plan
  /** The gate refused: the next press goes past it. */
  insist: boolean
  title: string
  busy: boolean
  off: boolean
  onPress: () => void
}

function Send({ plan, insist, title, busy, off, onPress }: SendProps) {
  const { t } = useLingui()
  const look = (plan.kind === 'promote' || plan.kind === 'approve') && !insist ? 'primary' : 'danger'
  return (
    <Button
      wide
      look={look}
      loading={busy}
      reason={off ? (plan.kind === 'approve' ? t`Enter your name.` : t`Enter your name and the reason.`) : undefined}
      onClick={onPress}
    >
      {insist ? t`Promote past the gate` : title}
    </Button>
  )
}
