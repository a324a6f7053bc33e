/** How a closed position or a second contract went: the price from entry to exit, the fees, the result after them. */
import { Trans, useLingui } from '@lingui/react/macro'
import { compare } from '@shared/money'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { Skeleton } from '@shared/ui/skeleton'
import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFigures } from '../words/figures.ts'
import { type Frame, frameAt, type Place, pathOf } from './replay.model.ts'
import css from './replay.module.css'
import { type Course, type Ended, wayOfResult } from './result.model.ts'
import { useCourse } from './use-course.ts'
import { useReplay } from './use-replay.ts'

const ROOM = { width: 328, height: 112, margin: 10 }

export function Replay({ ended }: { ended: Ended }) {
  const course = useCourse(ended)
  return (
    <section className={css.replay} data-way={wayOfResult(ended)}>
      {course ? <Picture ended={ended} course={course} /> : <Skeleton width="100%" height={ROOM.height} />}
    </section>
  )
}

/** The fees are left out where none were paid. */
function Picture({ ended, course }: { ended: Ended; course: Course }) {
  const replay = useReplay()
  const paid = compare(ended.fees, '0') !== 0
  const frame = frameAt(course, replay.progress, ROOM)
  return (
    <>
      <Line ended={ended} frame={frame} />
      {course.straight && (
        <p className={css.note}>
          <Trans>We have no prices on record between entry and exit, so the line is straight.</Trans>
        </p>
      )}
      <div className={css.foot}>
        <dl className={css.steps}>
          {paid && (
            <Step shown={frame.fees} label={<Trans>Fees</Trans>}>
              <Change own amount={ended.fees} />
            </Step>
          )}
          <Step shown={frame.result} label={paid ? <Trans>After fees</Trans> : <Trans>Profit and loss</Trans>}>
            <Change own amount={ended.amount} /> {ended.currency}
          </Step>
        </dl>
        <Player {...replay} />
      </div>
    </>
  )
}

const Step = ({ shown, label, children }: { shown: boolean; label: ReactNode; children: ReactNode }) => (
  <div data-waits={!shown || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Whoever asks for less motion keeps the finished picture. */
function Player({ running, progress, toggle }: ReturnType<typeof useReplay>) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return null
  return (
    <Button small look="tonal" icon={running ? Pause : Play} onClick={toggle}>
      {running ? <Trans>Pause</Trans> : progress < 1 ? <Trans>Continue</Trans> : <Trans>Replay</Trans>}
    </Button>
  )
}

function Line({ ended, frame }: { ended: Ended; frame: Frame }) {
  const { t } = useLingui()
  const { price } = useFigures()
  const { pair, places } = ended
  const [entry, exit] = [price(ended.openPrice, places), price(ended.closePrice, places)]
  const [tip = { x: 0, y: ROOM.height / 2 }] = frame.places.slice(-1)
  return (
    <div className={css.picture}>
      <svg
        viewBox={`-5 0 ${ROOM.width + 10} ${ROOM.height}`}
        role="img"
        aria-label={t`${pair} from entry at ${entry} to exit at ${exit}`}
      >
        <Drawing places={frame.places} tip={tip} />
      </svg>
      <span className={`num ${css.price}`} translate="no" aria-hidden="true">
        {price(frame.price.toFixed(places), places)}
      </span>
    </div>
  )
}

function Drawing({ places, tip }: { places: readonly Place[]; tip: Place }) {
  const middle = ROOM.height / 2
  const path = pathOf(places)
  return (
    <>
      <path className={css.area} d={`${path}V${middle}H0Z`} />
      <path className={css.waterline} d={`M0 ${middle}H${ROOM.width}`} />
      <path className={css.line} d={path} />
      <circle className={css.begin} cx="0" cy={middle} r="4" />
      <circle className={css.dot} cx={tip.x} cy={tip.y} r="4" />
    </>
  )
}
