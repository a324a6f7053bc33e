/** What one agrees to by applying (docs/rules/invest.md#offerings). */
import { Plural, Trans } from '@lingui/react/macro'
import type { Offering } from '@shared/contract/calls/invest/offerings'
import { SectionHeader } from '@shared/ui/section-header'
import css from './offerings.module.css'

const days = 30

export const Rules = ({ of: { symbol } }: { of: Offering }) => (
  <section>
    <SectionHeader title={<Trans>Rules</Trans>} />
    <ul className={css.rules}>
      <li>
        <Trans>You can apply once for each offering. Applying is free: nothing is charged.</Trans>
      </li>
      <li>
        <Trans>You need to verify your identity: up to 10 lots with basic verification, up to 50 with advanced.</Trans>
      </li>
      <li>
        <Trans>
          If the offering is oversubscribed, lots are allocated one by one in a draw. You can check the result yourself.
        </Trans>
      </li>
      <li>
        <Trans>You pay the winning price for every lot you win, in full, from your balance account.</Trans>
      </li>
      <li>
        <Plural
          value={days}
          one="Unpaid lots go back to the issuer, and you can't apply again for # day."
          other="Unpaid lots go back to the issuer, and you can't apply again for # days."
        />
      </li>
      <li>
        <Trans>You get your tokens when {symbol} is listed and trading starts.</Trans>
      </li>
    </ul>
  </section>
)
