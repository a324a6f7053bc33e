/** Banners side by side in a track that one may also push by hand; each leads where its notice says. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Notice } from '@shared/contract/calls/content'
import { Skeleton } from '@shared/ui/skeleton'
import { useRef } from 'react'
import { Loaded } from 'shell/screen'
import css from './banners.module.css'
import type { useNotices } from './home.api.ts'
import { PauseButton } from './pause-button.tsx'
import { Slide } from './slide.tsx'
import { useTrack } from './use-track.ts'
import { useHeld, useTurning } from './use-turning.ts'

const EVERY = 5000

type Props = { of: ReturnType<typeof useNotices>; paused: boolean; onPause(): void }

export const Banners = ({ of, ...pause }: Props) => (
  <div className={css.place}>
    <Loaded
      of={of}
      aside
      undated
      title={<Trans>Couldn't load the banners</Trans>}
      skeleton={<Skeleton width="100%" height={179} />}
    >
      {({ records }) => <Carousel banners={records} {...pause} />}
    </Loaded>
  </div>
)

function Carousel({ banners, paused, onPause }: { banners: readonly Notice[] } & Pick<Props, 'paused' | 'onPause'>) {
  const { t } = useLingui()
  const track = useRef<HTMLDivElement>(null)
  const { held, holds } = useHeld()
  const [at, turnTo] = useTurning(banners.length, EVERY, paused || held)
  const pushed = useTrack(track, at, turnTo)
  return (
    <section className={css.carousel} aria-roledescription={t`carousel`} aria-label={t`Banners`} {...holds}>
      <div ref={track} className={css.track} {...pushed}>
        {banners.map((banner, n) => (
          <Slide key={banner.id} banner={banner} n={n} of={banners.length} />
        ))}
      </div>
      {banners.length > 1 && (
        <div className={css.controls} data-theme="dark">
          <Dots count={banners.length} at={at} />
          <PauseButton paused={paused} onPause={onPause} />
        </div>
      )}
    </section>
  )
}

/** Silent: each banner says its own number. */
const Dots = ({ count, at }: { count: number; at: number }) => (
  <span className={css.dots} aria-hidden="true">
    {Array.from({ length: count }, (_, n) => n).map(n => (
      <i key={n} data-on={n === at || undefined} />
    ))}
  </span>
)
