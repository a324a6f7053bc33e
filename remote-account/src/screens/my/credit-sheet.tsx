/** The credit score taken apart: what was earned, and where the rest is earned. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import { useWays } from 'shell/navigation'
import { pointsOf, shownParts } from './my.model.ts'
import css from './my.module.css'

function useNames(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    base: t`Base score`,
    basic: t`Identity verification`,
    advanced: t`Advanced verification`,
    authenticator: t`Authenticator`,
    pin: t`Withdrawal password`,
    recharge: t`First deposit`,
    loans: t`Loans repaid on time`,
    overdue: t`Days overdue`,
  }
}

export function CreditSheet({ user, open, onClose }: { user: UserInfo; open: boolean; onClose(): void }) {
  const names = useNames()
  const way = useWays()
  const score = user.creditScore
  const parts = shownParts(user.creditParts ?? [], way)
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Credit score {score}</Trans>}>
      <p className={css.text}>
        {way(to.loan()) ? (
          <Trans>Keep your account secure and repay loans on time to raise it.</Trans>
        ) : (
          <Trans>Using your account and keeping it secure raises it.</Trans>
        )}
      </p>
      {parts.length > 0 && (
        <List flush>
          {parts.map(({ code, points, max, href }) => (
            <ListRow key={code} title={names[code] ?? code} value={pointsOf(points, max)} href={href} />
          ))}
        </List>
      )}
    </Sheet>
  )
}
