/** How many lots were applied for, of how many; sample users among them are said. */
import { Plural, Trans } from '@lingui/react/macro'
import type { Offering } from '@shared/contract/calls/invest/offerings'
import type { CSSProperties } from 'react'
import css from './offerings.module.css'
import { useFigures } from './words.ts'

type Props = { of: Pick<Offering, 'subscribedLots' | 'totalLots' | 'sampleLots'> }

/** A pair of a `<dl>`. */
export function Subscribed({ of: { subscribedLots, totalLots, sampleLots } }: Props) {
  const { count } = useFigures()
  const sample = count(sampleLots ?? 0)
  const share = { '--share': Math.min(1, subscribedLots / totalLots) } as CSSProperties
  return (
    <div>
      <dt>
        <Trans>Applied for / total lots</Trans>
      </dt>
      <dd>
        <span className="num" translate="no">{`${count(subscribedLots)} / ${count(totalLots)}`}</span>
        <span className={css.bar} style={share} aria-hidden="true" />
        {sampleLots ? (
          <small>
            <Plural value={sampleLots} one={`${sample} lot by sample users`} other={`${sample} lots by sample users`} />
          </small>
        ) : null}
      </dd>
    </div>
  )
}
