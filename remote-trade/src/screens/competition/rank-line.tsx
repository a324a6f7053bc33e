/** One place of a ranking. */
import { Trans } from '@lingui/react/macro'
import type { Decimal } from '@shared/money'
import { Badge } from '@shared/ui/badge'
import { Change } from '@shared/ui/change'
import type { ReactNode } from 'react'
import type { RankRow } from '../../parts/competitions/reward.model.ts'
import { useFigures } from '../../parts/words/figures.ts'
import css from './competition.module.css'

type Props = {
  row: Pick<RankRow, 'account' | 'assets' | 'totalYield' | 'bot' | 'mine'> & { rank: number | null | undefined }
  reward: Decimal | undefined
  /** In place of what the place pays. */
  note?: ReactNode
}

export function RankLine({ row: { rank, account, assets, totalYield, bot, mine }, reward, note }: Props) {
  const { exact, money } = useFigures()
  const prize = exact(reward)
  const pays = reward ? <Trans>Reward {prize} USDT</Trans> : <Trans>No reward</Trans>
  return (
    <div className={css.place}>
      <span className={css.rank} data-won={reward !== undefined || undefined}>
        {rank ?? '--'}
      </span>
      <span>
        <b className={css.name}>
          {mine ? <Trans>You</Trans> : account}
          {bot && (
            <Badge>
              <Trans context="competition">Bot</Trans>
            </Badge>
          )}
        </b>
        <small>{note ?? pays}</small>
      </span>
      <span className={css.worth}>
        <Change rate={totalYield} />
        <small>{money(assets)}</small>
      </span>
    </div>
  )
}
