/** Today in a line beside the total. It says nothing that "today" does not say in figures, so it may be missing. */
import { assetCourseCall } from '@shared/contract/calls/wallet'
import { formatSigned, wayOf } from '@shared/format/number'
import { hideBalancesAtom } from '@shared/ui/preferences'
import { Sparkline } from '@shared/ui/sparkline'
import { useAtomValue } from 'jotai'
import { useCall } from 'shell/query'
import { hasFeature } from 'shell/transport'
import { AT_HAND } from '../../parts/notices.ts'
import { courseOf } from './day-course.model.ts'
import type { Live } from './holdings.model.ts'

/** In ms: an hour that has begun is drawn so much later at most. */
const EVERY = 5 * 60_000

export function DayCourse({ now }: { now: Live }) {
  const enabled = hasFeature('asset-course')
  const { data } = useCall(assetCourseCall, {}, { every: EVERY, keep: AT_HAND, enabled })
  const hidden = useAtomValue(hideBalancesAtom)
  const values = data && !hidden ? courseOf(data, now) : []
  return <Sparkline values={values} open="0" way={wayOf(formatSigned('en-US', now.daily, { places: 2 }))} />
}
