import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFigures } from './names.tsx'
import css from './ops.module.css'
import { RatePicture, type RatePictureProps } from './rate-picture.tsx'

/** From this rate on the figures are red: a page or two that fail for reasons of their own alarm nobody. */
const alarming = 0.01

/** A picture of how a release fares, and the figures beside it. */
export function FareView({ fare, scale }: RatePictureProps) {
  const { t } = useLingui()
  const { count, rate } = useFigures()
  return (
    <div className={css.fare}>
      <RatePicture fare={fare} scale={scale} />
      <dl className={css.figures}>
        <Figure label={t`Pages`}>{count(fare.pages)}</Figure>
        <Figure label={t({ message: 'Failed', context: 'pages' })} bad={fare.rate >= alarming}>
          {count(fare.failed)}
        </Figure>
        <Figure label={t({ message: 'Rate', context: 'pages' })} bad={fare.rate >= alarming}>
          {fare.pages > 0 ? rate(fare.rate) : '–'}
        </Figure>
      </dl>
    </div>
  )
}

const Figure = ({ label, bad, children }: { label: string; bad?: boolean; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num" data-bad={bad || undefined}>
      {children}
    </dd>
  </div>
)
