/** The first withdrawal: one list of what it needs, each line with its state and the way to its screen and back. */
import { Trans, useLingui } from '@lingui/react/macro'
import { countsAsVerified, isIdentityUnderReview } from '@shared/contract/identity'
import { FIRST_ACCOUNT_HOLD_SECONDS } from '@shared/contract/limits'
import * as to from '@shared/contract/to'
import { formatDuration } from '@shared/format/duration'
import { Badge, type StateKind } from '@shared/ui/badge'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { Clock, CreditCard, IdCard, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { usePlace, useWay } from 'shell/navigation'
import { useSession } from 'shell/session'
import { useHere } from './here.ts'
import css from './withdraw.module.css'

type State = 'done' | 'to-do' | 'review'
type Props = { password: boolean; account: boolean }

export function Setup({ password, account }: Props) {
  const { t } = useLingui()
  return (
    <section className={css.setup} aria-label={t`Before your first withdrawal`}>
      <h2 className={css.heading}>
        <Trans>Before your first withdrawal</Trans>
      </h2>
      <Hold />
      <List panel label={t`What it needs`}>
        <Password done={password} />
        <Account done={account} />
        <Identity />
      </List>
      {!account && <Adding ready={password} />}
    </section>
  )
}

/** Said first, since it decides when money can leave. */
function Hold() {
  const { bcp47 } = useLanguage()
  const wait = formatDuration(bcp47, FIRST_ACCOUNT_HOLD_SECONDS / 60)
  return (
    <Banner
      kind="wait"
      icon={Clock}
      title={<Trans>You can withdraw {wait} after you add your first withdrawal account</Trans>}
    >
      <Trans>The wait gives you time to react if someone else added it.</Trans>
    </Banner>
  )
}

function useStateWords(): Record<State, { kind: StateKind | 'plain'; text: string }> {
  const { t } = useLingui()
  return {
    done: { kind: 'ok', text: t({ message: 'Done', context: 'checklist' }) },
    'to-do': { kind: 'plain', text: t`To do` },
    review: { kind: 'wait', text: t`Under review` },
  }
}

type LineProps = { icon: LucideIcon; title: ReactNode; note?: ReactNode; state: State; href: string | undefined }

function Line({ icon, title, note, state, href }: LineProps) {
  const { kind, text } = useStateWords()[state]
  return (
    <ListRow
      lead={<Icon of={icon} size={20} />}
      title={title}
      note={note}
      state={<Badge kind={kind}>{text}</Badge>}
      href={href}
    />
  )
}

function Password({ done }: { done: boolean }) {
  const { t } = useLingui()
  const href = useWay(to.withdrawPassword({ mode: 'set', from: useHere() }))
  return (
    <Line
      icon={KeyRound}
      title={t`Withdrawal password`}
      note={t`For the safety of your funds, set six digits that only you know`}
      state={done ? 'done' : 'to-do'}
      href={done ? undefined : href}
    />
  )
}

function Account({ done }: { done: boolean }) {
  const { t } = useLingui()
  return (
    <Line
      icon={CreditCard}
      title={t`Withdrawal account`}
      note={t`A wallet or a bank account of yours`}
      state={done ? 'done' : 'to-do'}
      href={undefined}
    />
  )
}

/** Not needed for a withdrawal: it raises how much may leave a day. */
function Identity() {
  const { t } = useLingui()
  const { user } = useSession()
  const isUnderReview = isIdentityUnderReview(user)
  const form = useWay(to.identity({ back: useHere() }))
  const result = useWay(to.identityResult({ kind: 'basic', back: useHere() }))
  if (!form) return null
  const state = countsAsVerified(user) ? 'done' : isUnderReview ? 'review' : 'to-do'
  const href = isUnderReview ? result : form
  return (
    <Line
      icon={IdCard}
      title={t`Identity`}
      note={t`Optional, raises your daily limit`}
      state={state}
      href={state === 'done' ? undefined : href}
    />
  )
}

/** @param ready the withdrawal password is set, which adding an account asks for */
function Adding({ ready }: { ready: boolean }) {
  const { t } = useLingui()
  const isBank = usePlace(to.withdraw).query.to === 'bank'
  const here = useHere()
  const [wallet, bank] = [
    useWay(to.withdrawAccounts({ add: 'chain', back: here })),
    useWay(to.withdrawAccounts({ add: 'bank', back: here })),
  ]
  const reason = ready ? undefined : t`Set your withdrawal password first`
  return (
    <div className={css.ways}>
      {wallet && (
        <Button wide look={isBank ? 'neutral' : 'primary'} {...toward(wallet, reason)}>
          <Trans>Add wallet</Trans>
        </Button>
      )}
      {bank && (
        <Button wide look={isBank ? 'primary' : 'neutral'} {...toward(bank, reason)}>
          <Trans>Add bank account</Trans>
        </Button>
      )}
    </div>
  )
}

const toward = (href: string, reason: string | undefined) => (reason === undefined ? { href } : { reason })
