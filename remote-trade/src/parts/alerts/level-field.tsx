/** The level, and what it means: whether the price has to rise or to fall to it, and how far. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { alertDirections } from '@shared/contract/codes'
import { compare, type Decimal, limitRange } from '@shared/money'
import { NumberField } from '@shared/ui/number-field'
import { OrderNote } from '@shared/ui/order-note'
import { gridOf, wayTo } from '../orders/waiting.model.ts'
import { useFigures } from '../words/figures.ts'
import { directionTo } from './alerts.model.ts'
import css from './alerts.module.css'
import type { useAlert } from './use-alert.ts'

type Props = Pick<ReturnType<typeof useAlert>, 'form' | 'order' | 'market' | 'submit'> & { info: SymbolInfo }

export function LevelField({ form, order, market, submit, info }: Props) {
  const range = market === null ? undefined : limitRange(market, info.pricePrecision)
  const field = form.field('price')
  // a first press of a stepper begins at the market
  const type = (next: Decimal | '') => {
    const begins = field.value === '' && market !== null && next !== '' && compare(next, range?.min ?? '0') === 0
    field.onChange(begins ? market : next)
  }
  return (
    <form className={css.form} translate="no" {...form.frame(submit)}>
      <NumberField
        {...field}
        onChange={type}
        label={<Trans>Price</Trans>}
        unit={info.quoteCurrency}
        places={info.pricePrecision}
        step={{ by: gridOf(info), least: range?.min, most: range?.max }}
        disabled={order.busy}
        help={form.ready && market !== null && field.value !== '' && <Meaning level={field.value} market={market} />}
      />
      {!form.errorAt('price') && <OrderNote state={order.state} records={undefined} />}
    </form>
  )
}

function Meaning({ level, market }: { level: Decimal; market: Decimal }) {
  const way = useFigures().way(wayTo(level, market))
  return directionTo(level, market) === alertDirections.rises ? (
    <Trans>We'll notify you once if the price rises to this level ({way} from now)</Trans>
  ) : (
    <Trans>We'll notify you once if the price falls to this level ({way} from now)</Trans>
  )
}
