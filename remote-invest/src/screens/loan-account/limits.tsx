/** How much of each limit is used, and what each level of identity may borrow. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { formatPercent } from '@shared/format/number'
import { big, compare, type Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { Icon } from '@shared/ui/icon'
import { SectionHeader } from '@shared/ui/section-header'
import { ChevronRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import css from './loan-account.module.css'
import type { LoanInfo } from './owed.tsx'

type Props = { info: LoanInfo }

export function Limits({ info }: Props) {
  const { t } = useLingui()
  return (
    <section>
      <SectionHeader title={<Trans>Limits</Trans>} end={<Raise info={info} />} />
      <Used name={t`Pledge loan`} of={info.pledge} />
      <Used name={t`Credit loan`} of={info.credit} />
      <Levels levels={info.levels} />
    </section>
  )
}

/** Nothing where no further verification would. */
function Raise({ info: { levels } }: Props) {
  const own = levels.find(level => level.own)?.code
  const way = useWay(own === 'basic' ? to.identityAdvanced() : to.identity())
  if (!way || own === 'advanced') return null
  return (
    <a className={css.raise} href={way}>
      <Trans>Raise limits</Trans>
      <Icon of={ChevronRight} size={16} />
    </a>
  )
}

type UsedProps = { name: string; of: { limit: Decimal; used: Decimal } }

const shareOf = ({ used, limit }: UsedProps['of']): Decimal =>
  compare(limit, '0') > 0 ? big(used).div(big(limit)).toString() : '0'

function Used({ name, of }: UsedProps) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const share = shareOf(of)
  const [used, limit] = [<Amount key="used" value={of.used} />, <Amount key="limit" open value={of.limit} />]
  return (
    <div className={css.limit}>
      <p className={css.limitWords}>
        <span>{name}</span>
        <span className={css.caption}>
          <Trans>
            {used} of {limit}
          </Trans>
        </span>
      </p>
      <div
        className={css.bar}
        style={{ '--share': Math.min(1, Number(share)) } as CSSProperties}
        role="progressbar"
        aria-label={t`${name}: limit used`}
        aria-valuenow={Number(share)}
        aria-valuemin={0}
        aria-valuemax={1}
        aria-valuetext={formatPercent(bcp47, share)}
      >
        <i className={css.run} />
        <i className={css.dot} />
      </div>
    </div>
  )
}

function Levels({ levels }: { levels: LoanInfo['levels'] }) {
  const { t } = useLingui()
  const names = { unverified: t`Not verified`, basic: t`Basic verification`, advanced: t`Advanced verification` }
  return (
    <table className={css.levels}>
      <caption className="visually-hidden">
        <Trans>Limits by identity level, in USDT</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Identity</Trans>
          </th>
          <th scope="col">
            <Trans>Pledge loan</Trans>
          </th>
          <th scope="col">
            <Trans>Credit loan</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ code, pledge, credit, own }) => (
          <tr key={code} data-own={own || undefined}>
            <th scope="row">
              {names[code]}{' '}
              {own && <Badge kind="brand">{t({ message: 'Your level', context: 'identity verification' })}</Badge>}
            </th>
            <td>
              <Amount open value={pledge} />
            </td>
            <td>
              <Amount open value={credit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
