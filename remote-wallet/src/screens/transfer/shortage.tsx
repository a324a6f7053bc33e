/** More is asked for than there is: what is there moves with one tap, and what is missing can be brought. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { formatDecimal } from '@shared/format/number'
import { big, compare, type Decimal, roundUp } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { type Account, CURRENCY, DIGITS, PLACES } from './transfer.model.ts'
import css from './transfer.module.css'

type Props = { amount: Decimal; most: Decimal; from: Account; onUse(amount: Decimal): void }

export function Shortage({ amount, most, from, onUse }: Props) {
  const { bcp47 } = useLanguage()
  const recharge = useWay(to.recharge({ currency: CURRENCY }))
  const some = compare(most, '0') > 0
  const figure = formatDecimal(bcp47, most, DIGITS)
  const missing = roundUp(big(amount).minus(big(most)), PLACES)
  return (
    <div className={css.shortage} role="status">
      <p>
        <Trans>
          You need <Amount value={missing} unit={CURRENCY} /> more
        </Trans>
      </p>
      <div className={css.ways}>
        {some && (
          <Button small look="tonal" onClick={() => onUse(most)}>
            <Trans>
              Use {figure} {CURRENCY}
            </Trans>
          </Button>
        )}
        {from === 'balance' && recharge && (
          <Button small look={some ? 'line' : 'tonal'} href={recharge}>
            <Trans>Deposit</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
