/** The other way to buy or sell a coin, with what each costs: here the person chooses between them. */
import { Trans } from '@lingui/react/macro'
import { directions } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { type Decimal, SPOT_FEE_RATE } from '@shared/money'
import { List, ListRow } from '@shared/ui/list-row'
import { useWay } from 'shell/navigation'
import { hasFeature } from 'shell/transport'
import { useFigures } from '../../parts/words/figures.ts'
import { DOLLAR, type Pair } from './swap.model.ts'

/** @param spread what the swap costs, a fraction */
export function SpotInstead({ pair: { from, to: into }, spread }: { pair: Pair; spread: Decimal }) {
  const { percent } = useFigures()
  const coin = from === DOLLAR ? into : from
  const side = String(from === DOLLAR ? directions.buy : directions.sell)
  const href = useWay(to.contract({ mode: 'spot', symbol: `${coin}${DOLLAR}`, side }))
  const isTraded = from !== into && (from === DOLLAR || into === DOLLAR) && hasFeature('spot-orders')
  if (!isTraded || !href) return null
  const [fee, cost] = [percent(SPOT_FEE_RATE, 2, 0), percent(spread, 2, 0)]
  return (
    <List flush>
      <ListRow
        href={href}
        title={
          from === DOLLAR ? <Trans>Buy {coin} with a spot order</Trans> : <Trans>Sell {coin} with a spot order</Trans>
        }
        note={
          <Trans>
            Costs {fee} instead of {cost}
          </Trans>
        }
      />
    </List>
  )
}
