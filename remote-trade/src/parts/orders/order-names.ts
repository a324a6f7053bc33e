/** What waiting orders are called. */
import { useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { marginModeOf, marginModes, tradeTypes } from '@shared/contract/codes'
import { useNames } from '../words/words.ts'
import type { WaitingOrder } from './order.model.ts'

export function useOrderNames() {
  const { t } = useLingui()
  const names = useNames()
  return {
    order: ({ kind, side }: WaitingOrder): string => {
      if (kind === 'limit') return side === 'long' ? t`Buy limit` : t`Sell limit`
      return side === 'long' ? t`Buy stop` : t`Sell stop`
    },
    /** Of the price that it waits for. */
    level: ({ kind }: WaitingOrder): string => (kind === 'stop' ? t`Trigger price` : t`Limit price`),
    /** '' where nothing is lent. */
    terms: ({ tradeType, marginMode, leverage }: Position): string =>
      tradeType === tradeTypes.spot
        ? ''
        : `${names.mode(marginModeOf(marginMode ?? marginModes.isolated))} ${leverage ?? 1}x`,
  }
}
