/** What each place pays, and on which terms. */
import { Trans } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import { formatRecordTime } from '@shared/format/time'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { verifyByOf } from '../../parts/competitions/verification.ts'
import { useFigures } from '../../parts/words/figures.ts'
import css from './competition.module.css'

export function Rewards({ of }: { of: Competition }) {
  const { rewards, riskMinutes: minutes } = of
  const { exact } = useFigures()
  const time = formatRecordTime(verifyByOf(of))
  if (rewards.length === 0) return <Trans>This competition pays no rewards.</Trans>
  return (
    <>
      <Sums>
        {rewards.map(({ from, to, amount }) => (
          <SumRow key={from} label={<Places from={from} to={to} />} value={`${exact(amount)} USDT`} />
        ))}
      </Sums>
      <ul className={css.terms}>
        <li>
          <Trans>Ranked by return. Ties go to whoever joined first.</Trans>
        </li>
        <li>
          <Trans>
            To qualify for a reward, close five positions, each worth at least 10% of the virtual funds and held for at
            least a minute.
          </Trans>
        </li>
        {minutes ? (
          <li>
            <Trans>
              Keep positions worth at least 10% of the virtual funds open for {minutes} minutes in total. A long and a
              short of the same coin offset each other.
            </Trans>
          </li>
        ) : null}
        <li>
          <Trans>
            To qualify, verify your identity before {time}, or before you join if you join later. Each person has one
            entry.
          </Trans>
        </li>
        <li>
          <Trans>
            Accounts that trade against each other rank last if they are linked by an invitation, a device or a network.
          </Trans>
        </li>
        <li>
          <Trans>Bots follow the same rules and are never rewarded.</Trans>
        </li>
        <li>
          <Trans>Rewards are paid into your balance account when the competition ends.</Trans>
        </li>
      </ul>
    </>
  )
}

const Places = ({ from, to }: Pick<Competition['rewards'][number], 'from' | 'to'>) =>
  from === to ? (
    <Trans>Place {from}</Trans>
  ) : (
    <Trans>
      Places {from} to {to}
    </Trans>
  )

/** In sight above the ranking. */
export function Prizes({ rewards }: Pick<Competition, 'rewards'>) {
  const { exact } = useFigures()
  if (rewards.length === 0) return null
  return (
    <ul className={css.prizes}>
      {rewards.map(({ from, to, amount }) => (
        <li key={from}>
          <span>
            <Places from={from} to={to} />
          </span>
          <b className="num" translate="no">{`${exact(amount)} USDT`}</b>
        </li>
      ))}
    </ul>
  )
}
