/** Banners side by side in a track that one may also push by hand; each leads where its notice says. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Notice } from '@shared/contract/calls/content'
import { Skeleton } from '@shared/ui/skeleton'
import { useRef } from 'react'
import { Loaded } from 'shell/screen'
import css from './banners.module.css'
import type { useNotices } from './home.api.ts'
import { LateTurns } from './late.tsx'
import { Slide } from './slide.tsx'
import { useHeld } from './use-held.ts'

type Props = { of: ReturnType<typeof useNotices>; paused: boolean; onPause(): void }

export const Banners = ({ of, ...pause }: Props) => (
  <div className={css.place}>
    <Loaded
      of={of}
      line
      undated
      title={<Trans>Couldn't load the banners</Trans>}
      skeleton={<Skeleton width="100%" height={179} />}
    >
      {({ records }) => <Carousel banners={records} {...pause} />}
    </Loaded>
  </div>
)

function Carousel({ banners, ...pause }: { banners: readonly Notice[] } & Pick<Props, 'paused' | 'onPause'>) {
  const { t } = useLingui()
  const track = useRef<HTMLDivElement>(null)
  const { held, holds } = useHeld()
  return (
    <section className={css.carousel} aria-roledescription={t`carousel`} aria-label={t`Banners`} {...holds}>
      <div ref={track} className={css.track}>
        {banners.map((banner, n) => (
          <Slide key={banner.id} banner={banner} n={n} of={banners.length} />
        ))}
      </div>
      {banners.length > 1 && <LateTurns track={track} count={banners.length} held={held} {...pause} />}
    </section>
  )
}
