/** The changes of one day. */
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { formatClock } from '@shared/format/clock'
import { fromServerTime } from '@shared/format/time'
import { compare } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { List, ListRow } from '@shared/ui/list-row'
import { placesOf } from '../../parts/places.ts'
import { gainOf, isIn, type Line, linesOf } from './ledger.model.ts'
import css from './ledger.module.css'
import { useNames } from './names.ts'

const figure = ({ currency }: LedgerRow) => ({ places: placesOf(currency), minPlaces: 2 })

/** Where it takes a line of its own, its mark goes with it. */
const At = ({ time }: { time: string }) => <span className={css.at}>· {formatClock(fromServerTime(time))}</span>

type Opening = { onOpen(id: string): void }

/** Something came or went: signed, with the balance after it. */
function Change({ row, onOpen }: { row: LedgerRow } & Opening) {
  const names = useNames()
  return (
    <ListRow
      title={names.type(row.type)}
      note={
        <>
          {names.account(row.account)} <At time={row.createTime} />
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

/** One line, from where to where, with what came of it; its sheet has both sides. */
function Move({ row, to, onOpen }: Required<Line> & Opening) {
  const names = useNames()
  const gain = gainOf({ row, to })
  const money = { ...figure(row), unit: row.currency }
  return (
    <ListRow
      title={names.type(row.type)}
      note={
        <>
          {names.account(row.account)} → {names.account(to.account)} <At time={row.createTime} />
        </>
      }
      value={
        compare(gain, '0') === 0 ? (
          <Amount value={to.amount} {...money} />
        ) : (
          <span className={css.amount} data-in={isIn({ amount: gain }) || undefined}>
            <Amount value={gain} {...money} sign />
          </span>
        )
      }
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
