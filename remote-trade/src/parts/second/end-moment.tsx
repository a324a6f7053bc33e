/** How a second contract ended, on the ticket: its result, its receipt, and the same order once more. */
import { Trans } from '@lingui/react/macro'
import type { SecondOrder } from '@shared/contract'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import type { Moment } from './moment.ts'
import css from './second.module.css'
import { useEndWords } from './settlements.ts'

type Acts = { onOpen(id: string): void; onAgain(row: SecondOrder): void }

/** The region is there from the start: a screen reader hears what enters it. */
export function EndMoment({ moment, ...acts }: Acts & { moment: Moment }) {
  const words = useEndWords()
  const { row } = moment
  return (
    <div className={css.told} data-shown={row !== null || undefined} {...holds(moment)}>
      <p role="status">{row && words(row)}</p>
      {row && <Result row={row} moment={moment} {...acts} />}
    </div>
  )
}

const holds = ({ hold }: Moment) => ({
  onFocus: () => hold(true),
  onBlur: () => hold(false),
  onPointerEnter: () => hold(true),
  onPointerLeave: () => hold(false),
})

function Result({ row, moment, onOpen, onAgain }: Acts & { row: SecondOrder; moment: Moment }) {
  const act = (what: () => void) => () => {
    moment.end()
    what()
  }
  return (
    <>
      <p className="title-1">
        <Change own amount={row.profit ?? null} /> <span className={css.unit}>{row.currency}</span>
      </p>
      <div className={css.acts}>
        <Button wide onClick={act(() => onOpen(row.id))}>
          <Trans>Receipt</Trans>
        </Button>
        <Button wide look="tonal" onClick={act(() => onAgain(row))}>
          <Trans>Again</Trans>
        </Button>
      </div>
    </>
  )
}
