/** The changes of one day. */
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { formatClock } from '@shared/format/clock'
import { fromServerTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { List, ListRow } from '@shared/ui/list-row'
import { placesOf } from '../../parts/places.ts'
import { isIn, type Line, linesOf } from './ledger.model.ts'
import css from './ledger.module.css'
import { useNames } from './names.ts'

const figure = ({ currency }: LedgerRow) => ({ places: placesOf(currency), minPlaces: 2 })

type Opening = { onOpen(id: string): void }

/** Something came or went: signed, with the balance after it. */
function Change({ row, onOpen }: { row: LedgerRow } & Opening) {
  const names = useNames()
  return (
    <ListRow
      title={names.type(row.type)}
      note={
        <>
          {names.account(row.account)} · {formatClock(fromServerTime(row.createTime))}
        </>
      }
      value={
        <span className={css.amount} data-in={isIn(row) || undefined}>
          <Amount value={row.amount} {...figure(row)} unit={row.currency} sign />
        </span>
      }
      valueNote={<Amount value={row.after} {...figure(row)} />}
      onClick={() => onOpen(row.id)}
    />
  )
}

/** Nothing came or went: one line, from where to where; its sheet has both sides. */
function Move({ row, to, onOpen }: Required<Line> & Opening) {
  const names = useNames()
  return (
    <ListRow
      title={names.type(row.type)}
      note={
        <>
          {names.account(row.account)} → {names.account(to.account)} · {formatClock(fromServerTime(row.createTime))}
        </>
      }
      value={<Amount value={to.amount} {...figure(row)} unit={row.currency} />}
      onClick={() => onOpen(row.id)}
    />
  )
}

export function DayRows({ day, rows, onOpen }: { day: string; rows: readonly LedgerRow[] } & Opening) {
  return (
    <section aria-label={day}>
      <h2 className={css.day}>{day}</h2>
      <List flush>
        {linesOf(rows).map(({ row, to }) =>
          to ? <Move key={row.id} {...{ row, to, onOpen }} /> : <Change key={row.id} {...{ row, onOpen }} />,
        )}
      </List>
    </section>
  )
}
