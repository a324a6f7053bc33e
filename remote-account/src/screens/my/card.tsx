/** Account, ID, credit score. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { identityStates } from '@shared/contract/codes'
import { Badge, type BadgeProps } from '@shared/ui/badge'
import { IconButton } from '@shared/ui/icon-button'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { copy } from 'shell/overlay'
import { CreditSheet } from './credit-sheet.tsx'
import { initials } from './my.model.ts'
import css from './my.module.css'

/** Level and identity, where the server tells them. */
function Badges({ user: { level, basicState } }: { user: UserInfo }) {
  const { t } = useLingui()
  const states: Record<string, [NonNullable<BadgeProps['kind']>, string]> = {
    [identityStates.underReview]: ['wait', t`Identity under review`],
    [identityStates.verified]: ['ok', t`Identity verified`],
    [identityStates.rejected]: ['bad', t`Identity rejected`],
  }
  const [kind, text] = (basicState != null && states[basicState]) || []
  if (level == null && !text) return null
  return (
    <p className={css.badges}>
      {level != null && <Badge kind="brand">VIP {level}</Badge>}
      {text && <Badge kind={kind}>{text}</Badge>}
    </p>
  )
}

export function Card({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { account, id, creditScore } = user
  return (
    <section className={css.card}>
      <span className={css.disc} aria-hidden="true">
        {initials(account ?? '')}
      </span>
      <div className={css.who}>
        <div className={css.names}>
          <h1 className={css.name}>{account}</h1>
          <p className={css.id}>
            <Trans>ID {id}</Trans>
            <IconButton icon={Copy} size={16} label={t`Copy ID`} onClick={() => void copy(id ?? '')} />
          </p>
        </div>
        <Badges user={user} />
      </div>
      {creditScore != null && (
        <button type="button" className={css.credit} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={css.score}>{creditScore}</span>
          <span className={css.note}>
            <Trans>Credit score</Trans>
          </span>
        </button>
      )}
      <CreditSheet user={user} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}
