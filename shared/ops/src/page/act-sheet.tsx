import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { Sheet } from '@shared/ui/sheet'
import { useState } from 'react'
import type { Done } from '../protocol.ts'
import type { Refusal } from './client.ts'
import { DraftFields } from './draft-fields.tsx'
import css from './ops.module.css'
import { actOf, afterRefusal, type Draft, draftOf, isWhole, type Plan, samePart } from './plan.ts'
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

/** What is filled in, what came of the last press, and the next one. */
function useDecision({ plan, looked, onDone }: ActSheetProps) {
  const [draft, setDraft] = useState(() => draftOf(plan, localStorage.getItem(nameKey) ?? ''))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { mutate, isPending } = useAct()
  const onError = (error: Refusal) => {
    setRefusal(error)
    setDraft(before => afterRefusal(before, error.passable))
  }
  const send = () => {
    localStorage.setItem(nameKey, draft.who.trim())
    if (!draft.past) setRefusal(null) // else it stands until this is answered, and with it what the button says
    mutate(actOf(plan, draft, looked), { onSuccess: onDone, onError })
  }
  const fill = (next: Draft) => {
    const same = samePart(draft, next)
    if (!same && refusal?.passable) setRefusal(null)
    setDraft(same ? next : { ...next, past: false })
  }
  return { draft, fill, refusal, send, isPending }
}

/** What will happen, who decides it and why; then it is decided. */
export function ActSheet(props: ActSheetProps) {
  const { plan, hours, onClose } = props
  const { draft, fill, refusal, send, isPending } = useDecision(props)
  const title = usePlanTitle()(plan)
  const overtaken = refusal?.failure === 'overtaken' // then nothing is left to fill in, and what came first has the room
  const gated = plan.kind === 'promote' && refusal?.passable === true
  const actions = (
    <div className={css.answers}>
      <Button wide onClick={onClose} disabled={isPending}>
        <Trans>Cancel</Trans>
      </Button>
      {!overtaken && <Send {...{ plan, draft, gated, title }} busy={isPending} onPress={send} />}
    </div>
  )
  return (
    <Sheet open onClose={onClose} busy={isPending} title={title} actions={actions}>
      <div className={css.plan}>
        <PlanView plan={plan} hours={hours} />
        {refusal && (
          <RefusalNote key={refusal.message} refusal={refusal}>
            {gated && <PastTheGate draft={draft} onDraft={fill} />}
          </RefusalNote>
        )}
        {!overtaken && <DraftFields plan={plan} draft={draft} onDraft={fill} />}
      </div>
    </Sheet>
  )
}

/** Off at first: what was a press of the button before goes past no gate. */
const PastTheGate = ({ draft, onDraft }: { draft: Draft; onDraft: (draft: Draft) => void }) => (
  <Checkbox checked={draft.past} onChange={past => onDraft({ ...draft, past })}>
    <Trans>Promote although the gate refuses</Trans>
  </Checkbox>
)

interface SendProps {
  plan: Plan
  draft: Draft
  /** The gate refused: the next press goes past it. */
  gated: boolean
  title: string
  busy: boolean
  onPress: () => void
}

function Send({ plan, draft, gated, title, busy, onPress }: SendProps) {
  const { t } = useLingui()
  const lack = useLack(plan, draft, gated)
  const look = (plan.kind === 'promote' || plan.kind === 'approve') && !gated ? 'primary' : 'danger'
  return (
    <Button wide look={look} loading={busy} reason={lack} onClick={onPress}>
      {gated ? t`Promote past the gate` : title}
    </Button>
  )
}

/** What is still to be filled in; undefined where nothing is. */
function useLack(plan: Plan, draft: Draft, gated: boolean): string | undefined {
  const { t } = useLingui()
  if (isWhole(plan, draft) && (draft.past || !gated)) return undefined
  if (gated) return t`To go past the gate, tick the box and enter your reason.`
  return plan.kind === 'approve' ? t`Enter your name.` : t`Enter your name and the reason.`
}
