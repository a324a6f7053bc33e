/** The credit score taken apart: what was earned, and where the rest is earned. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import { hasRoute } from 'shell/navigation'
import { type CreditPart, creditPath, shownParts } from './my.model.ts'
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
  }
}

function Part({ part, name }: { part: CreditPart; name: string }) {
  const path = creditPath[part.code]
  const open = path && part.points < part.max && hasRoute(path)
  return <ListRow title={name} value={`${part.points}/${part.max}`} href={open ? `#${path}` : undefined} />
}

export function CreditSheet({ user, open, onClose }: { user: UserInfo; open: boolean; onClose(): void }) {
  const names = useNames()
  const score = user.creditScore
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Credit score {score}</Trans>}>
      <p className={css.text}>
        {hasRoute('/jiedai') ? (
          <Trans>Securing your account and repaying loans on time raise it.</Trans>
        ) : (
          <Trans>Using and securing your account raises it.</Trans>
        )}
      </p>
      <List flush>
        {shownParts(user.creditParts ?? [], hasRoute).map(part => (
          <Part key={part.code} part={part} name={names[part.code] ?? part.code} />
        ))}
      </List>
    </Sheet>
  )
}
