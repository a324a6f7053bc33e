/** Account, ID, credit score. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { identityStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Badge, type StateKind } from '@shared/ui/badge'
import { IconButton } from '@shared/ui/icon-button'
import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWay } from 'shell/navigation'
import { copy } from 'shell/overlay'
import { CreditSheet } from './credit-sheet.tsx'
import { initials } from './my.model.ts'
import css from './my.module.css'

/** Level and identity, where there is anything to tell. */
function Badges({ user: { level, basicState } }: { user: UserInfo }) {
  const { t } = useLingui()
  const states: Record<string, [StateKind, string]> = {
    [identityStates.underReview]: ['wait', t`Identity under review`],
    [identityStates.verified]: ['ok', t`Identity verified`],
    [identityStates.rejected]: ['bad', t`Identity rejected`],
  }
  const known = basicState == null ? undefined : states[basicState]
  const [levels, identity] = [useWay(to.levels()), useWay(known ? to.identityResult({ kind: 'basic' }) : to.identity())]
  // who can prove nothing here is told of nothing, and a state that the server does not tell is no lack
  const [kind, text] = known ?? ['wait', identity && basicState === null && t`Not verified`]
  if (!level && !text) return null
  return (
    <p className={css.badges}>
      {level ? (
        <Led to={levels}>
          <Badge kind="brand">VIP {level}</Badge>
        </Led>
      ) : null}
      {text && (
        <Led to={identity}>
          <Badge kind={kind}>{text}</Badge>
        </Led>
      )}
    </p>
  )
}

/** Leads there, where there is a way. */
const Led = ({ to: href, children }: { to: string | undefined; children: ReactNode }) =>
  href ? (
    <a className={css.led} href={href}>
      {children}
    </a>
  ) : (
    children
  )

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
