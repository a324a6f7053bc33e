import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import type { Waiting } from '../protocol.ts'
import { minuteOf } from './names.tsx'
import css from './ops.module.css'
import type { Plan } from './plan.ts'
import { TakenBackNote } from './taken-back-note.tsx'

/** What waits for another key. */
export function Proposals({ all, onPlan }: { all: readonly Waiting[]; onPlan: (plan: Plan) => void }) {
  const { t } = useLingui()
  if (all.length === 0) return null
  return (
    <section className={css.card} aria-label={t`Proposals`}>
      {all.map(proposal => (
        <div key={proposal.id} className={css.row}>
          <ProposalView {...proposal} />
          <div className={css.acts}>
            <Button small look="tonal" onClick={() => onPlan({ kind: 'approve', proposal })}>
              <Trans>Approve</Trans>
            </Button>
          </div>
        </div>
      ))}
    </section>
  )
}

/** What was proposed, by whom, why, and which keys have signed it. */
export function ProposalView(proposal: Waiting) {
  const { action, who, why, at, keys, settings, takenBack, keyChange, shellKeys } = proposal
  const signers = keys.join(', ')
  return (
    <div className={css.what}>
      <span className={css.marks}>
        <Badge kind="wait">
          <Trans>Proposed</Trans>
        </Badge>{' '}
        <code className={css.action}>{action}</code>
      </span>
      {settings.map(one => (
        <code key={one} className={css.action}>
          {one}
        </code>
      ))}
      {keyChange && <KeyChange {...keyChange} />}
      {shellKeys.map(one => (
        <span key={one} className={css.bad}>
          {one}
        </span>
      ))}
      {takenBack.map(one => (
        <TakenBackNote key={`${one.unit}@${one.release}`} takenBack={one} />
      ))}
      {why && <p className={css.why}>{why}</p>}
      <span className={css.note}>
        {who} · {minuteOf(at)} · <Trans>signed by {signers}</Trans>
      </span>
    </div>
  )
}

/** Which keys phones would believe, and which no longer. */
function KeyChange({ add, drop }: NonNullable<Waiting['keyChange']>) {
  const [added, dropped] = [add.join(', '), drop.join(', ')]
  return (
    <span className={css.bad}>
      <Trans>This changes which keys phones trust.</Trans> {added && <Trans>It adds {added}.</Trans>}{' '}
      {dropped && <Trans>It drops {dropped}.</Trans>}
    </span>
  )
}
