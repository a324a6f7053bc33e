/** The changes of one day. */
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { formatClock } from '@shared/format/clock'
import { fromServerTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { List, ListRow } from '@shared/ui/list-row'
import { setQuery } from 'shell/navigation'
import { placesOf } from '../../parts/places.ts'
import { isIn } from './ledger.model.ts'
import css from './ledger.module.css'
import { useNames } from './names.ts'

export function DayRows({ day, rows }: { day: string; rows: readonly LedgerRow[] }) {
  const names = useNames()
  return (
    <section aria-label={day}>
      <h2 className={css.day}>{day}</h2>
      <List flush>
        {rows.map(row => (
          <ListRow
            key={row.id}
            title={names.type(row.type)}
            note={
              <>
                {names.account(row.account)} · {formatClock(fromServerTime(row.createTime))}
              </>
            }
            value={
              <span className={css.amount} data-in={isIn(row) || undefined}>
                <Amount value={row.amount} places={placesOf(row.currency)} minPlaces={2} unit={row.currency} sign />
              </span>
            }
            valueNote={<Amount value={row.after} places={placesOf(row.currency)} minPlaces={2} />}
            onClick={() => setQuery({ id: row.id }, { push: true })}
          />
        ))}
      </List>
    </section>
  )
}
