import { Trans } from '@lingui/react/macro'
import type { Unit } from '../protocol.ts'
import { minuteOf, useFigures } from './names.tsx'
import css from './ops.module.css'

/** The newest messages of what failed in a unit's live release and its canary. */
export function Faults({ unit: { live, canary } }: { unit: Unit }) {
  const { count } = useFigures()
  const all = [live, canary].flatMap(one => (one?.fare?.faults ?? []).map(fault => ({ ...fault, of: one?.version })))
  all.sort((a, b) => (a.at < b.at ? 1 : -1))
  if (all.length === 0) return null
  return (
    <div className={css.faults}>
      <h3 className={css.small}>
        <Trans>Newest faults</Trans>
      </h3>
      <ul>
        {all.map(({ of, at, kind, route, message, times }) => (
          <li key={`${of} ${kind} ${message}`} className={css.fault}>
            <span className={css.message}>{message}</span>
            <span className={css.note}>
              {of} · {kind} · {route} · <span className="num">{minuteOf(at)}</span> ·{' '}
              <span className="num">{count(times)}×</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
