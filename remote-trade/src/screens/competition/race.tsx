/** Everybody on one line of yields: who is rewarded in the brand's colour, oneself a dot. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import type { Decimal } from '@shared/money'
import type { CSSProperties } from 'react'
import { useEverybody } from '../../parts/competitions/competition.api.ts'
import { useFigures } from '../../parts/words/figures.ts'
import { raceOf } from './competition.model.ts'
import css from './competition.module.css'
import { useCanJoin } from './use-own-way.ts'

const along = (at: number): CSSProperties => ({ left: `${at * 100}%` })

/** Three columns, the middle one at `at` (0 to 1): its words never pass the ends. */
const thirds = (at: number): CSSProperties => ({
  gridTemplateColumns: `minmax(auto, ${at}fr) auto minmax(auto, ${1 - at}fr)`,
})

/** Who can join would begin where nothing is won or lost. */
function useOwnYield(of: Competition): Decimal | undefined {
  const canJoin = useCanJoin(of)
  if (of.mine?.ranking) return of.mine.totalYield
  return canJoin ? '0' : undefined
}

export function Race({ of }: { of: Competition }) {
  const { t } = useLingui()
  const { way } = useFigures()
  const { data, error } = useEverybody(of)
  const own = useOwnYield(of)
  const race = data && !error && raceOf(data.records, of.rewards, own)
  if (!race) return null
  const [low, high, won, mine] = [way(race.low), way(race.high), way(race.won), way(own)]
  return (
    <div className={css.race}>
      {race.own !== null && (
        <div className={css.own} style={thirds(race.own)}>
          <span />
          <b>
            <Trans>You {mine}</Trans>
          </b>
          <span />
        </div>
      )}
      <div className={css.line} role="img" aria-label={t`Returns from ${low} to ${high}`}>
        {race.marks.map(({ rank, at, won: rewarded }) => (
          <i key={rank} data-won={rewarded || undefined} style={along(at)} />
        ))}
        {race.own !== null && <b style={along(race.own)} />}
      </div>
      <div className={css.ends}>
        <span>{low}</span>
        {race.won !== null && (
          <span className={css.won}>
            <Trans>Reward for returns of {won} or more</Trans>
          </span>
        )}
        <span>{high}</span>
      </div>
    </div>
  )
}
