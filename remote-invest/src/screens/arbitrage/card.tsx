/** One product of the list: what it pays, for how long, how much may go, and the way to it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest/products'
import * as to from '@shared/contract/to'
import { formatLength } from '@shared/format/duration'
import { yearlyRate } from '@shared/money'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { shutOf } from '../../parts/buying/offer.model.ts'
import { useShutReason } from '../../parts/buying/shut.ts'
import { Money, useFigures } from '../../parts/figures.tsx'
import { sampleOf } from './arbitrage.model.ts'
import css from './arbitrage.module.css'
import { Quota } from './quota.tsx'

export function Card({ of }: { of: Product }) {
  const detail = useWay(to.arbitrageProduct({ id: of.id }))
  return (
    <li className={css.card} data-off={shutOf(of) ? '' : undefined}>
      <div className={css.line}>
        <a className={css.name} href={detail}>
          {of.name}
        </a>
        <Level level={of.levelLimit} />
      </div>
      <div className={css.main}>
        <Rate of={of} />
        <Act of={of} detail={detail} />
      </div>
      <Sample of={of} />
      <Facts of={of} />
      <Quota of={of} />
    </li>
  )
}

const Level = ({ level }: { level: number }) => (
  <Badge kind={level > 0 ? 'brand' : 'plain'}>
    {level > 0 ? <Trans>VIP {level}+</Trans> : <Trans context="product">All levels</Trans>}
  </Badge>
)

function Rate({ of }: { of: Product }) {
  const { percent } = useFigures()
  const daily = percent(of.rate ?? '0', 4, 2)
  return (
    <p className={css.rate}>
      <Trans>
        <b>{daily}</b> a day
      </Trans>
    </p>
  )
}

/** The rate as a year's, and in money. */
function Sample({ of }: { of: Product }) {
  const { bcp47 } = useLanguage()
  const { percent, exact, amount: sum } = useFigures()
  const rate = percent(yearlyRate(of.rate ?? '0'))
  const { amount, income } = sampleOf(of)
  const [gain, sample, unit] = [sum(income, of.currency), exact(amount), of.currency]
  const term = formatLength(bcp47, of.cycleDays, 'day')
  return (
    <p className={css.sample}>
      <Trans>{rate} a year</Trans>
      {' · '}
      <Trans>
        +{gain} per {sample} {unit} in {term}
      </Trans>
    </p>
  )
}

function Act({ of, detail }: { of: Product; detail: string | undefined }) {
  const { t } = useLingui()
  const levels = useWay(to.levels())
  const shut = useShutReason({ ...of, holdLimit: null }) // what one holds is told on its page
  const { levelLimit: level, name } = of
  if (shutOf(of) === 'level')
    return (
      <Button small icon={Lock} href={levels} disabled={!levels} aria-label={t`Reach VIP ${level}: ${name}`}>
        <Trans>Reach VIP {level}</Trans>
      </Button>
    )
  if (shut !== undefined)
    return (
      <Button small disabled>
        {shut}
      </Button>
    )
  if (!detail) return null
  return (
    <Button small look="tonal" href={detail} aria-label={t`Invest: ${name}`}>
      <Trans context="act">Invest</Trans>
    </Button>
  )
}

function Facts({ of }: { of: Product }) {
  const { bcp47 } = useLanguage()
  const { exact } = useFigures()
  const [min, max, unit] = [exact(of.minAmount), exact(of.maxAmount), of.currency]
  return (
    <dl className={css.facts}>
      <Fact label={<Trans context="product">Term</Trans>}>{formatLength(bcp47, of.cycleDays, 'day')}</Fact>
      <Fact label={<Trans>Per purchase</Trans>}>
        <Trans>
          {min} to {max} {unit}
        </Trans>
      </Fact>
      <Fact label={<Trans>Total invested</Trans>}>
        <Money open value={of.hostedAmount} currency={of.currency} />
      </Fact>
    </dl>
  )
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num" translate="no">
      {children}
    </dd>
  </div>
)
