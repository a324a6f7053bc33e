/** More is asked for than there is: what is there moves with one tap, and what is missing can be brought. */
import { Trans } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import { big, compare, type Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { useLanguage } from 'shell/i18n'
import { hasRoute } from 'shell/navigation'
import { CURRENCY } from './transfer.api.ts'
import { type Account, PLACES } from './transfer.model.ts'
import css from './transfer.module.css'

type Props = { amount: Decimal; most: Decimal; from: Account; onUse(amount: Decimal): void }

export function Shortage({ amount, most, from, onUse }: Props) {
  const { bcp47 } = useLanguage()
  const some = compare(most, '0') > 0
  const figure = formatDecimal(bcp47, most, { places: PLACES })
  const missing = big(amount).minus(big(most)).toString()
  return (
    <div className={css.shortage} role="status">
      <p>
        <Trans>
          You need <Amount value={missing} unit={CURRENCY} /> more.
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
        {from === 'balance' && hasRoute('/chongzhi') && (
          <Button small look={some ? 'line' : 'tonal'} href={`#/chongzhi?currency=${CURRENCY}`}>
            <Trans>Deposit</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
