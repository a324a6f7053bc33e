/** Before the form: why an identity is verified, what it takes, and what it unlocks. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '@shared/format/duration'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { ListRow } from '@shared/ui/list-row'
import { Camera, Check, Clock, IdCard } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { useWays } from 'shell/navigation'
import { useUnlocks } from '../../parts/identity-unlocks.ts'
import { Named } from '../../parts/named.tsx'
import css from './identity.module.css'

type Props = { reviewMinutes: number | null | undefined; onStart(): void }

export function IntroStep({ reviewMinutes, onStart }: Props) {
  return (
    <div className={css.step}>
      <p className={css.why}>
        <Trans>
          We check who you are before larger amounts can move. It keeps others from opening an account in your name.
          Only our reviewers see your photos.
        </Trans>
      </p>
      <Needs reviewMinutes={reviewMinutes} />
      <Unlocks />
      <ActionBar bleed>
        <Button look="primary" wide onClick={onStart}>
          <Trans>Start</Trans>
        </Button>
      </ActionBar>
    </div>
  )
}

function Needs({ reviewMinutes }: Pick<Props, 'reviewMinutes'>) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const usual = reviewMinutes ? formatDuration(bcp47, reviewMinutes) : undefined
  return (
    <Named title={t`What you need`}>
      <ListRow lead={<Icon of={IdCard} size={20} />} title={t`ID card, driving licence or passport`} />
      <ListRow lead={<Icon of={Camera} size={20} />} title={t`A camera, for photos of it and of you`} />
      <ListRow
        lead={<Icon of={Clock} size={20} />}
        title={t`About two minutes`}
        note={usual && t`We usually decide within ${usual}.`}
      />
    </Named>
  )
}

function Unlocks() {
  const { t } = useLingui()
  const ways = useWays()
  const live = useUnlocks('basic').filter(({ way }) => ways(way))
  if (live.length === 0) return null
  return (
    <Named title={t`What this unlocks`}>
      {live.map(({ title }) => (
        <ListRow key={title} lead={<Icon of={Check} size={20} />} title={title} />
      ))}
    </Named>
  )
}
