import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Named, Running } from '../protocol.ts'
import { ReleaseName, useFigures } from './names.tsx'
import css from './ops.module.css'
import { Ran } from './pages-that-ran.tsx'
import type { Plan } from './plan.ts'
import { ProposalView } from './proposals.tsx'
import { RollbackAll } from './rollback-all.tsx'
import { TakenBackNote } from './taken-back-note.tsx'

/** What a plan is called, and what its button says. */
export function usePlanTitle(): (plan: Plan) => string {
  const { t } = useLingui()
  return plan => {
    const { unit } = { unit: '', ...plan }
    if (plan.kind === 'rollback') return t`Roll back ${unit}`
    if (plan.kind === 'end-canary') return t`End the canary of ${unit}`
    if (plan.kind === 'promote') return t`Promote ${unit}`
    if (plan.kind === 'approve') return t`Approve the proposal`
    const { serial } = plan.to
    return t`Roll everything back to decision ${serial}`
  }
}

/** Exactly what will happen. */
export function PlanView({ plan, hours }: { plan: Plan; hours: string }) {
  if (plan.kind === 'rollback') return <Rollback {...plan} hours={hours} />
  if (plan.kind === 'end-canary') return <EndCanary {...plan} hours={hours} />
  if (plan.kind === 'rollback-all') return <RollbackAll {...plan} hours={hours} />
  if (plan.kind === 'approve') return <ProposalView {...plan.proposal} />
  return <Promotion {...plan} />
}

function Promotion({ unit, live, release }: Extract<Plan, { kind: 'promote' }>) {
  return (
    <>
      <Terms>
        <Term name={<Trans>Now live</Trans>}>{live ? <ReleaseName {...live} /> : <Trans>not live</Trans>}</Term>
        <Term name={<Trans>To promote</Trans>}>
          <ReleaseName {...release} />
        </Term>
      </Terms>
      <TakenBackNote takenBack={release.takenBack} />
      {unit === 'shell' && (
        <p>
          <Trans>
            A shell goes to all phones at once. Before that, every address is opened with it in a browser, which takes a
            minute.
          </Trans>
        </p>
      )}
    </>
  )
}

const Terms = ({ children }: { children: ReactNode }) => <dl className={css.terms}>{children}</dl>

const Term = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const FromTo = ({ from, to, hours }: { from: Running; to: Named; hours: string }) => (
  <Terms>
    <Term name={<Trans>From</Trans>}>
      <ReleaseName {...from} />
    </Term>
    <Term name={<Trans>To</Trans>}>
      <ReleaseName {...to} />
    </Term>
    <Term name={<Trans>Pages that run it</Trans>}>
      <Ran {...from} hours={hours} />
    </Term>
  </Terms>
)

function Rollback({ unit, from, to, canary, hours }: Extract<Plan, { kind: 'rollback' }> & { hours: string }) {
  const name = to.version ?? to.release
  return (
    <>
      <FromTo from={from} to={to} hours={hours} />
      <p>
        <Trans>
          Every phone gets {unit} {name} again, the next time it opens a screen of {unit}. The other units stay as they
          are.
        </Trans>
      </p>
      {canary && (
        <p>
          <Trans>
            Its canary <ReleaseName {...canary} /> ends too.
          </Trans>
        </p>
      )}
    </>
  )
}

function EndCanary({ unit, from, to, hours }: Extract<Plan, { kind: 'end-canary' }> & { hours: string }) {
  const { percent } = useFigures()
  const [name, part] = [to.version ?? to.release, percent(from.percent / 100)]
  return (
    <>
      <FromTo from={from} to={to} hours={hours} />
      <p>
        <Trans>
          The {part} of phones that have the canary get {unit} {name} like all others.
        </Trans>
      </p>
    </>
  )
}
