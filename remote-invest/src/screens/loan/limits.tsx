/** What one can borrow now, what limits it, and how much it would be with each step of one's identity. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Icon } from '@shared/ui/icon'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { ChevronDown } from 'lucide-react'
import { useWay } from 'shell/navigation'
import { useFigures } from '../../parts/figures.tsx'
import type { LoanInfo } from '../../parts/loans/barrier.ts'
import type { LoanName } from '../../parts/loans/choice.ts'
import css from './loan.module.css'
import type { LoanFormOf } from './use-loan.ts'

const UNIT = 'USDT'

type Props = { name: LoanName; info: LoanInfo; loan: LoanFormOf }

export function Limits({ name, info, loan }: Props) {
  const { limit, used } = info[name]
  const unpriced = loan.pledging && !loan.pledging.at
  return (
    <section className={css.limits}>
      <p className={css.label}>
        <Trans>Available to borrow</Trans>
      </p>
      <Amount open size="display" value={unpriced ? undefined : loan.most} unit={UNIT} />
      <Bound loan={loan} available={info[name].available} />
      <p className={css.note}>
        <Trans>
          Limit <Amount open value={limit} unit={UNIT} />, used <Amount value={used} />
        </Trans>
      </p>
      <Levels name={name} info={info} />
    </section>
  )
}

/** Why it is less than one's limit allows. */
function Bound({ loan: { bound, pledging, set }, available }: { loan: LoanFormOf; available: string }) {
  const { exact, money } = useFigures()
  if (bound === null) return null
  const allowed = money(available, UNIT)
  const [held, coin, most] = [exact(pledging?.held ?? '0'), pledging?.terms.currency, money(set.maxAmount, UNIT)]
  return (
    <p className={css.note}>
      {bound === 'pledge' ? (
        <Trans>
          Limited by the {held} {coin} you can pledge. Your limit allows {allowed}.
        </Trans>
      ) : (
        <Trans>
          Limited to {most} a loan. Your limit allows {allowed}.
        </Trans>
      )}
    </p>
  )
}

function Levels({ name, info: { levels } }: { name: LoanName; info: LoanInfo }) {
  const { t } = useLingui()
  const names = { unverified: t`Not verified`, basic: t`Basic verification`, advanced: t`Advanced verification` }
  const own = levels.find(level => level.own)?.code
  const verify = useWay(own === 'unverified' ? to.identity() : to.identityAdvanced())
  return (
    <details className={css.levels}>
      <summary>
        <Trans>Limits by identity level</Trans>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <Sums>
        {levels.map(level => (
          <SumRow
            key={level.code}
            strong={level.own}
            label={
              level.own
                ? `${names[level.code]} · ${t({ message: 'Your level', context: 'identity verification' })}`
                : names[level.code]
            }
            value={<Amount open value={level[name]} unit={UNIT} />}
          />
        ))}
      </Sums>
      {own !== 'advanced' && verify && (
        <a className={css.way} href={verify}>
          <Trans>Verify to raise the limit</Trans>
        </a>
      )}
    </details>
  )
}
