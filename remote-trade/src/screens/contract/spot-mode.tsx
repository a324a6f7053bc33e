/** Coins, bought and sold for good, with the money of the balance account. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { SWAP_SPREAD } from '@shared/money'
import { Column } from '@shared/ui/columns'
import { useTitle, useWay } from 'shell/navigation'
import { useBalances } from '../../parts/account/balances.api.ts'
import { Spot } from '../../parts/spot/spot.tsx'
import { useFigures } from '../../parts/words/figures.ts'
import css from './contract.module.css'
import { FundsRow } from './funds.tsx'
import type { TradingProps } from './modes.ts'

export function Trading({ info, side, ...preview }: TradingProps) {
  const { t } = useLingui()
  useTitle(t`Fast trade`)
  const { data } = useBalances()
  const free = data?.find(({ currency }) => currency === info.quoteCurrency)?.available
  const money = data ? (free ?? '0') : undefined
  const swap = useWay(to.swap())
  const cost = useFigures().percent(SWAP_SPREAD, 2, 0)
  return (
    <>
      <Column>
        <FundsRow {...preview} available={money}>
          {swap && (
            <a className={css.link} href={swap}>
              <Trans>Swap, costs {cost}</Trans>
            </a>
          )}
        </FundsRow>
      </Column>
      <Spot info={info} side={side} />
    </>
  )
}
