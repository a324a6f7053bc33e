/** What a verified identity opens and raises, as far as its pages are live. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Way } from '@shared/contract/address'
import { identityStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { ListRow } from '@shared/ui/list-row'
import { Check } from 'lucide-react'
import { useWays } from 'shell/navigation'
import { useSession } from 'shell/session'
import { useUnlocks } from '../../parts/identity-unlocks.ts'
import { Named } from '../../parts/named.tsx'
import type { Known } from './identity-result.api.ts'
import css from './identity-result.module.css'
import type { Kind } from './kind.ts'

type Row = { title: string; way?: Way }

function useRows(kind: Kind): Row[] {
  const { t } = useLingui()
  const unlocks = useUnlocks(kind)
  const points = useSession().user?.creditParts?.find(({ code }) => code === kind)?.points
  return [
    ...unlocks,
    ...(points ? [{ title: t`Credit score: +${points}` }] : []),
    ...(kind === 'basic' ? [{ title: t`See your rewards`, way: to.welfare() }] : []),
  ]
}

export function Unlocked({ kind, known }: { kind: Kind; known: Known }) {
  const { t } = useLingui()
  const ways = useWays()
  const live = useRows(kind).filter(({ way }) => !way || ways(way))
  return (
    <>
      <Named title={t`What this unlocks`}>
        {live.map(({ title, way }) => (
          <ListRow key={title} lead={<Icon of={Check} size={20} />} title={title} href={way && ways(way)} />
        ))}
      </Named>
      {known.advancedDone ? <Whole /> : kind === 'basic' && <Onward known={known} />}
    </>
  )
}

const Whole = () => (
  <p className={css.note}>
    <Trans>You're fully verified</Trans>
  </p>
)

/** To the advanced kind, unless it was handed in. */
function Onward({ known: { advanced } }: { known: Known }) {
  const way = useWays()(to.identityAdvanced())
  if (!way || advanced?.state === identityStates.underReview) return null
  return (
    <Button wide look="primary" href={way}>
      <Trans>Continue to advanced verification</Trans>
    </Button>
  )
}
