/** All levels, three to a screen; the present one stands in sight. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Level, Reward } from '@shared/contract/calls/account'
import { formatDecimal } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { Icon } from '@shared/ui/icon'
import { SectionHeader } from '@shared/ui/section-header'
import { Check, Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLanguage } from 'shell/i18n'
import { giftStateOf, missingTo, type Standing } from './levels.model.ts'
import css from './levels.module.css'

type Props = { standing: Standing; levels: readonly Level[]; assets: Decimal; gifts: readonly Reward[] }

export function Cards({ standing: { now }, levels, assets, gifts }: Props) {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = strip.current
    const card = list?.children[levels.findIndex(({ level }) => level === now.level)] as HTMLElement | undefined
    if (list && card) list.scrollLeft = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2
  }, [levels, now.level])
  return (
    <section>
      <SectionHeader title={<Trans>All levels</Trans>} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <ul ref={strip} className={css.cards} aria-label={t`All levels`} tabIndex={0}>
        {levels.map(level => (
          <Card key={level.level} of={level} current={level.level === now.level} {...{ now, assets, gifts }} />
        ))}
      </ul>
    </section>
  )
}

type CardProps = { of: Level; now: Level; current: boolean; assets: Decimal; gifts: readonly Reward[] }

function Card({ of, now, current, assets, gifts }: CardProps) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const least = formatDecimal(bcp47, of.threshold, { places: 2, minPlaces: 0 })
  const locked = of.level > now.level
  return (
    <li className={css.cardItem} aria-current={current || undefined}>
      <div className={css.name}>
        <b className="title-2">{of.name}</b>
        {(current || locked) && (
          <Icon of={current ? Check : Lock} size={18} label={current ? t`Your level` : t`Not reached`} />
        )}
      </div>
      <p className={css.least}>
        <Trans>From {least}</Trans>
      </p>
      <dl className={css.brings}>
        <dt>
          <Trans context="level">Gift</Trans>
        </dt>
        <dd>{whole(bcp47, of.upgradeGift)}</dd>
        <dt>
          <Trans context="level">Weekly</Trans>
        </dt>
        <dd>{whole(bcp47, of.weeklyEnvelope)}</dd>
      </dl>
      <State of={of} assets={assets} gifts={gifts} />
    </li>
  )
}

const whole = (locale: Parameters<typeof formatDecimal>[0], value: Decimal) =>
  Number(value) === 0 ? '–' : formatDecimal(locale, value, { places: 2, minPlaces: 0 })

/** What became of its gift; before it is reached, how far away it is. */
function State({ of, assets, gifts }: Pick<CardProps, 'of' | 'assets' | 'gifts'>) {
  const state = giftStateOf(of, gifts)
  if (state === 'claimed')
    return (
      <Badge kind="ok">
        <Trans context="reward">Claimed</Trans>
      </Badge>
    )
  if (state === 'claimable')
    return (
      <Badge kind="wait">
        <Trans context="reward">To claim</Trans>
      </Badge>
    )
  const missing = missingTo(of, assets)
  if (state === 'none' || missing === '0') return null
  const amount = <Amount value={missing} />
  return (
    <p className={css.ahead}>
      <Trans>{amount} to go</Trans>
    </p>
  )
}
