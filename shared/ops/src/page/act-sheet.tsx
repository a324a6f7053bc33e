import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { Sheet } from '@shared/ui/sheet'
import { useState } from 'react'
import type { Done } from '../protocol.ts'
import type { Refusal } from './client.ts'
import { DraftFields } from './draft-fields.tsx'
import css from './ops.module.css'
import {
  actOf,
  addedKeys,
  afterRefusal,
  type Draft,
  draftOf,
  type Insisting,
  isWhole,
  type Plan,
  samePart,
} from './plan.ts'
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
  const insist = plan.kind === 'approve' ? undefined : refusal?.insist
  const onError = (error: Refusal) => {
    setRefusal(error)
    setDraft(before => afterRefusal(before, error.insist))
  }
  const send = () => {
    localStorage.setItem(nameKey, draft.who.trim())
    if (!insist) setRefusal(null) // else it stands until this is answered, and with it what the button says
    mutate(actOf(plan, draft, looked), { onSuccess: onDone, onError })
  }
  const fill = (next: Draft) => {
    const same = samePart(draft, next)
    if (!same && insist === 'past') setRefusal(null)
    setDraft(same ? next : { ...next, past: false })
  }
  return { draft, fill, refusal, insist, send, isPending }
}

/** What will happen, who decides it and why; then it is decided. */
export function ActSheet(props: ActSheetProps) {
  const { plan, hours, onClose } = props
  const { draft, fill, refusal, insist, send, isPending } = useDecision(props)
  const title = usePlanTitle()(plan)
  const overtaken = refusal?.failure === 'overtaken' // then nothing is left to fill in, and what came first has the room
  const actions = (
    <div className={css.answers}>
      <Button wide onClick={onClose} disabled={isPending}>
        <Trans>Cancel</Trans>
      </Button>
      {!overtaken && <Send {...{ plan, draft, insist, title }} busy={isPending} onPress={send} />}
    </div>
  )
  return (
    <Sheet open onClose={onClose} busy={isPending} title={title} actions={actions}>
      <div className={css.plan}>
        <PlanView plan={plan} hours={hours} />
        {refusal && (
          <RefusalNote key={refusal.message} refusal={refusal}>
            {insist && <Insist {...{ insist, draft }} onDraft={fill} />}
          </RefusalNote>
        )}
        {!overtaken && <DraftFields plan={plan} draft={draft} onDraft={fill} />}
      </div>
    </Sheet>
  )
}

interface InsistProps {
  insist: Insisting
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Off at first: what was a press of the button before insists on nothing. */
const Insist = ({ insist, draft, onDraft }: InsistProps) => (
  <Checkbox checked={draft[insist]} onChange={on => onDraft({ ...draft, [insist]: on })}>
    {insist === 'past' ? (
      <Trans>Promote even though the gate refuses</Trans>
    ) : (
      <Trans>Send the reverted release out again</Trans>
    )}
  </Checkbox>
)

interface SendProps {
  plan: Plan
  draft: Draft
  /** What was refused: the next press insists on it. */
  insist: Insisting | undefined
  title: string
  busy: boolean
  onPress: () => void
}

function Send({ plan, draft, insist, title, busy, onPress }: SendProps) {
  const { t } = useLingui()
  const lack = useLack(plan, draft, insist)
  const look = (plan.kind === 'promote' || plan.kind === 'approve') && !insist ? 'primary' : 'danger'
  return (
    <Button wide look={look} loading={busy} reason={lack} onClick={onPress}>
      {insist === 'past' ? t`Override the gate and promote` : title}
    </Button>
  )
}

/** What is still to be filled in; undefined where nothing is. */
function useLack(plan: Plan, draft: Draft, insist: Insisting | undefined): string | undefined {
  const { t } = useLingui()
  if (isWhole(plan, draft) && (!insist || draft[insist])) return undefined
  if (insist === 'again') return t`To send it out again, tick the box and enter your reason.`
  if (insist) return t`To override the gate, tick the box and enter your reason.`
  if (addedKeys(plan).length > 0) return t`Enter your name and each fingerprint, 16 digits.`
  return plan.kind === 'approve' ? t`Enter your name.` : t`Enter your name and a reason.`
}
