/** Words for the states and kinds of orders. */
import { useLingui } from '@lingui/react/macro'
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { productOrderStates, productTypes } from '@shared/contract/codes'
import { formatPercent } from '@shared/format/number'
import type { StateKind } from '@shared/ui/badge'
import { useLanguage } from 'shell/i18n'
import { isBond, type Status, type Type } from './orders.model.ts'

const { notStarted, running, ended, frozen, cancelled } = productOrderStates

export function useStatusNames(): Record<Status, string> {
  const { t } = useLingui()
  return {
    [running]: t`Running`,
    [notStarted]: t`Not started`,
    [ended]: t`Ended`,
    [frozen]: t`Paused`,
    [cancelled]: t`Cancelled`,
  }
}

/** Earning and ended are green, waiting is orange, frozen and called off are red. */
export const kinds: Record<Status, StateKind> = {
  [running]: 'ok',
  [notStarted]: 'wait',
  [frozen]: 'bad',
  [cancelled]: 'bad',
  [ended]: 'ok',
}

export function useTypeNames(): Record<Type, string> {
  const { t } = useLingui()
  return {
    [productTypes.arbitrage]: t`AI arbitrage`,
    [productTypes.mining]: t`Mining`,
    [productTypes.bond]: t`Bonds`,
  }
}

/** "0.08% a day"; of a machine none. */
export function useRateWords(): (order: Pick<ProductOrder, 'type' | 'rate'>) => string | undefined {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return ({ rate: of, ...order }) => {
    if (of == null) return undefined
    const rate = formatPercent(bcp47, of, { places: 4, minPlaces: 2 })
    return isBond(order) ? t`${rate} a year` : t`${rate} a day`
  }
}
