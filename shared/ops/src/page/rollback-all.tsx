import { Trans } from '@lingui/react/macro'
import { minuteOf, ReleaseName } from './names.tsx'
import css from './ops.module.css'
import { Ran } from './pages-that-ran.tsx'
import type { Move, Plan } from './plan.ts'
import { TakenBackNote } from './taken-back-note.tsx'

/** Each unit that moves when everything goes back to a decision. */
export function RollbackAll({ to, moves, hours }: Extract<Plan, { kind: 'rollback-all' }> & { hours: string }) {
  const { serial, said } = to
  const [time, who] = [said && minuteOf(said.at), said?.who]
  return (
    <>
      <p>
        <Trans>
          Everything returns to decision {serial} ({time}, {who}), including settings that one key may change. Changes:
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
      <TakenBackNote takenBack={to?.takenBack} />
      {canaryEnds && (
        <span className={css.note}>
          <Trans>its canary ends</Trans>
        </span>
      )}
      {canaryReturns && (
        <span className={css.note}>
          <Trans>its canary from that time returns</Trans>
        </span>
      )}
    </>
  )
}
