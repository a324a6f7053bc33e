/** Why the first day of a loan costs interest, in the words of the rule: they hold after it is signed too (docs/rules/invest.md#interest). */
import { Trans } from '@lingui/react/macro'

export const NoFreeDay = () => (
  <Trans>
    You pay interest from the first day. The first 24 hours are only free if you have no other loan or application and
    repaid none in the 30 days before.
  </Trans>
)
