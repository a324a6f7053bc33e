/** Account, ID, credit score. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { IconButton } from '@shared/ui/icon-button'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { copy } from 'shell/overlay'
import { CreditSheet } from './credit-sheet.tsx'
import { initials } from './my.model.ts'
import css from './my.module.css'

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
        <h1 className={css.name}>{account}</h1>
        <p className={css.id}>
          <Trans>ID {id}</Trans>
          <IconButton icon={Copy} size={16} label={t`Copy ID`} onClick={() => void copy(id ?? '')} />
        </p>
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
