/** The level, the assets that count, and the way to the next. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDecimal, formatPercent } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Banner } from '@shared/ui/banner'
import type { CSSProperties } from 'react'
import { useLanguage } from 'shell/i18n'
import { Eye } from 'shell/screen'
import type { Standing } from './levels.model.ts'
import css from './levels.module.css'

export function StandingBar({ standing, assets }: { standing: Standing; assets: Decimal }) {
  const { now, next, falls } = standing
  return (
    <section className={css.standing}>
      <div className={css.top}>
        <p>
          <span className={css.label}>
            <Trans>Your level</Trans>
          </span>
          <span className="display">{now.name}</span>
        </p>
        <p className={css.assets}>
          <span className={css.label}>
            <Trans>Qualifying assets, USDT</Trans>
            <Eye size={16} />
          </span>
          <Amount value={assets} size="title-2" />
        </p>
      </div>
      <Bar standing={standing} />
      {next ? <Missing standing={standing} /> : <Trans>You've reached the highest level.</Trans>}
      {falls && <Falls standing={standing} />}
    </section>
  )
}

function Bar({ standing: { now, next, share } }: { standing: Standing }) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const name = next?.name
  const whole = (value: Decimal) => formatDecimal(bcp47, value, { places: 2, minPlaces: 0 })
  return (
    <>
      <div
        className={css.bar}
        style={{ '--share': share } as CSSProperties}
        role="progressbar"
        aria-label={next ? t`Progress to ${name}` : t`Highest level`}
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuenow={Number(share)}
        aria-valuetext={formatPercent(bcp47, share)}
      >
        <i className={css.run} />
        <i className={css.dot} />
      </div>
      <p className={css.ends}>
        <span>{`${now.name} · ${whole(now.threshold)}`}</span>
        {next && <span>{`${next.name} · ${whole(next.threshold)}`}</span>}
      </p>
    </>
  )
}

function Missing({ standing: { next, missing } }: { standing: Standing }) {
  const name = next?.name
  const amount = (
    <b>
      <Amount value={missing} unit="USDT" />
    </b>
  )
  return (
    <p>
      <Trans>
        {amount} to reach {name}
      </Trans>
    </p>
  )
}

/** It says so before it happens. */
function Falls({ standing: { now } }: { standing: Standing }) {
  const { bcp47 } = useLanguage()
  const least = formatDecimal(bcp47, now.threshold, { places: 2, minPlaces: 0 })
  const { name } = now
  return (
    <Banner
      kind="wait"
      title={
        <Trans>
          {name} requires {least} USDT. If you have less at 00:10 (UTC+8), your level drops.
        </Trans>
      }
    />
  )
}
