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
        <Trans>It takes a verified identity: up to 10 lots with a basic one, up to 50 with an advanced one.</Trans>
      </li>
      <li>
        <Trans>
          If more lots are applied for than there are, a draw decides lot by lot. You can check it yourself.
        </Trans>
      </li>
      <li>
        <Trans>What you win is paid in full at the winning price, from your balance account.</Trans>
      </li>
      <li>
        <Plural
          value={days}
          one="Lots left unpaid go back to the issuer, and you can't apply for # day."
          other="Lots left unpaid go back to the issuer, and you can't apply for # days."
        />
      </li>
      <li>
        <Trans>At the listing your tokens arrive and {symbol} can be traded.</Trans>
      </li>
    </ul>
  </section>
)
