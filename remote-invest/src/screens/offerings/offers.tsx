/** What is on offer, those that begin last first. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Offering } from '@shared/contract/calls/invest/offerings'
import * as to from '@shared/contract/to'
import { AssetMark } from '@shared/ui/asset-mark'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton } from '@shared/ui/skeleton'
import { Stepper } from '@shared/ui/stepper'
import { useWay } from 'shell/navigation'
import { LoadedRows } from 'shell/screen'
import { useOfferings } from './offerings.api.ts'
import { stepsOf } from './offerings.model.ts'
import css from './offerings.module.css'
import { Subscribed } from './subscribed.tsx'
import { When } from './when.tsx'
import { useFigures, useOfferingState, useStepWords } from './words.ts'

export const Offers = () => (
  <LoadedRows
    of={useOfferings()}
    title={<Trans>Couldn't load the offerings</Trans>}
    skeleton={<RowSkeletons />}
    empty={<Nothing />}
  >
    {offerings => (
      <ul className={css.rows}>
        {offerings.map(one => (
          <Row key={one.id} of={one} />
        ))}
      </ul>
    )}
  </LoadedRows>
)

function Row({ of }: { of: Offering }) {
  const { price } = useFigures()
  const href = useWay(to.offerings({ id: of.id }))
  const estimated = price(of.estimatedPrice)
  return (
    <li className={css.row}>
      <Head of={of} href={href} />
      <dl className={css.facts}>
        <div>
          <dt>
            <Trans>Estimated price</Trans>
          </dt>
          <dd className="num" translate="no">{`${estimated} USDT`}</dd>
        </div>
        <Subscribed of={of} />
      </dl>
      <Way of={of} />
      <p className={css.when}>
        <When of={of} />
      </p>
    </li>
  )
}

type HeadProps = { of: Offering; href?: string | undefined }

/** Which one, and where it stands. */
export function Head({ of: { symbol, name, status }, href }: HeadProps) {
  const state = useOfferingState()[status]
  return (
    <div className={css.head}>
      <AssetMark symbol={symbol} />
      <h2 className={css.name}>
        {href ? <a href={href}>{symbol}</a> : symbol}
        <small>{name}</small>
      </h2>
      <Badge kind={state.kind}>{state.text}</Badge>
    </div>
  )
}

export function Way({ of }: { of: Offering }) {
  const { t } = useLingui()
  const words = useStepWords()
  const { steps, now } = stepsOf(of)
  const label = t({ message: 'Steps', context: 'offering' })
  return <Stepper label={label} steps={steps.map(step => words[step])} now={now} />
}

export function RowSkeletons() {
  const { t } = useLingui()
  return (
    <div className={css.loads} role="status" aria-label={t`Loading...`}>
      <Skeleton width="100%" height={164} />
      <Skeleton width="100%" height={164} />
    </div>
  )
}

function Nothing() {
  const invest = useWay(to.arbitrage())
  const action = invest && (
    <Button small look="tonal" href={invest}>
      <Trans>See AI arbitrage</Trans>
    </Button>
  )
  return (
    <EmptyState title={<Trans>No token offerings yet</Trans>} action={action}>
      <Trans context="offering">New ones appear here.</Trans>
    </EmptyState>
  )
}
