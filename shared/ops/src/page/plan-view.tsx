import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Named, Running } from '../protocol.ts'
import { minuteOf, ReleaseName, useFigures } from './names.tsx'
import css from './ops.module.css'
import type { Move, Plan } from './plan.ts'

/** What a plan is called, and what its button says. */
export function usePlanTitle(): (plan: Plan) => string {
  const { t } = useLingui()
  return plan => {
    const { unit } = { unit: '', ...plan }
    if (plan.kind === 'rollback') return t`Roll back ${unit}`
    if (plan.kind === 'end-canary') return t`End the canary of ${unit}`
    if (plan.kind === 'promote') return t`Promote ${unit}`
    const { serial } = plan.to
    return t`Roll everything back to decision ${serial}`
  }
}

/** Exactly what will happen. */
export function PlanView({ plan, hours }: { plan: Plan; hours: string }) {
  if (plan.kind === 'rollback') return <Rollback {...plan} hours={hours} />
  if (plan.kind === 'end-canary') return <EndCanary {...plan} hours={hours} />
  if (plan.kind === 'rollback-all') return <RollbackAll {...plan} hours={hours} />
  return (
    <Terms>
      <Term name={<Trans>Now live</Trans>}>{plan.live ? <ReleaseName {...plan.live} /> : <Trans>not live</Trans>}</Term>
      <Term name={<Trans>To promote</Trans>}>
        <ReleaseName {...plan.release} />
      </Term>
    </Terms>
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

/** How many pages ran it, as far as it is known. */
function Ran({ fare, hours }: Running & { hours: string }) {
  const { count } = useFigures()
  const pages = count(fare?.pages ?? 0)
  if (!fare) return <Trans>not counted</Trans>
  return (
    <span className="num">
      <Trans>
        {pages} ({hours})
      </Trans>
    </span>
  )
}

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

function RollbackAll({ to, moves, hours }: Extract<Plan, { kind: 'rollback-all' }> & { hours: string }) {
  const { serial, said } = to
  const [time, who] = [said && minuteOf(said.at), said?.who]
  return (
    <>
      <p>
        <Trans>
          All is as it was by decision {serial} ({time}, {who}), the settings too. This changes:
        </Trans>
      </p>
      <ul className={css.moves}>
        {moves.map(move => (
          <li key={move.unit}>
            <MoveView move={move} hours={hours} />
          </li>
        ))}
      </ul>
    </>
  )
}

function MoveView({ move: { unit, from, to, canaryEnds, canaryReturns }, hours }: { move: Move; hours: string }) {
  const moved = from?.release !== to?.release
  return (
    <>
      <b>{unit}</b>{' '}
      {moved && (
        <>
          {from ? <ReleaseName {...from} /> : <Trans>not live</Trans>} →{' '}
          {to ? <ReleaseName {...to} /> : <Trans>not live</Trans>}
        </>
      )}
      {from && moved && (
        <span className={css.note}>
          <Trans>Pages that run it:</Trans> <Ran {...from} hours={hours} />
        </span>
      )}
      {canaryEnds && (
        <span className={css.note}>
          <Trans>its canary ends</Trans>
        </span>
      )}
      {canaryReturns && (
        <span className={css.note}>
          <Trans>its canary of then returns</Trans>
        </span>
      )}
    </>
  )
}
