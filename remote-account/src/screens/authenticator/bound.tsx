/** An authenticator that is on: since when, another phone, new recovery codes, and what to do without it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { formatRecordTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { Banner } from '@shared/ui/banner'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { Headset, KeyRound, ShieldCheck, Smartphone } from 'lucide-react'
import { useLiveChat } from 'shell/navigation'
import { useSheet } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import css from './authenticator.module.css'
import { ProofSheet } from './proof-sheet.tsx'
import { useChanges } from './use-changes.ts'

type Props = {
  user: UserInfo
  /** Absent where the server does not tell. */
  time: string | null | undefined
  /** What tells this binding from others. */
  over: string
  /** It was bound by a key of this page, whose recovery codes never came. */
  lost: boolean
  onSeen(): void
}

export function Bound({ user, time, over, lost, onSeen }: Props) {
  const { t } = useLingui()
  const sheet = useSheet<'move' | 'codes'>()
  const { move, renew } = useChanges(user, over)
  const since = time && formatRecordTime(time)
  const frame = { open: sheet.open, onClose: sheet.close }
  return (
    <div className={css.page}>
      {lost && <Lost onSeen={onSeen} />}
      <List panel label={t`Google Authenticator`}>
        <ListRow
          lead={<Icon of={ShieldCheck} size={22} />}
          title={<Trans>Authenticator</Trans>}
          {...(since && { note: <Trans>Since {since}</Trans> })}
          value={<Badge kind="ok">{t`On`}</Badge>}
        />
        <ListRow
          lead={<Icon of={Smartphone} size={22} />}
          title={<Trans>Move to a new phone</Trans>}
          opens
          onClick={() => sheet.show('move')}
        />
        {hasFeature('recovery-codes') && (
          <ListRow
            lead={<Icon of={KeyRound} size={22} />}
            title={<Trans>New recovery codes</Trans>}
            opens
            onClick={() => sheet.show('codes')}
          />
        )}
      </List>
      <WithoutPhone />
      {sheet.value === 'move' && (
        <ProofSheet
          key={sheet.key}
          {...{ user, frame }}
          password={false}
          title={<Trans>Move to a new phone</Trans>}
          text={<Trans>Enter a code from your current phone. You then get a key for the new one.</Trans>}
          go={<Trans>Get a new key</Trans>}
          work={move}
        />
      )}
      {sheet.value === 'codes' && (
        <ProofSheet
          key={sheet.key}
          {...{ user, frame }}
          password
          title={<Trans>New recovery codes</Trans>}
          text={<Trans>You'll get ten new codes. Your old ones stop working.</Trans>}
          go={<Trans>Create new codes</Trans>}
          work={renew}
        />
      )}
    </div>
  )
}

const Lost = ({ onSeen }: { onSeen(): void }) => (
  <Banner
    kind="wait"
    onClose={onSeen}
    title={<Trans>Your authenticator is on, but we couldn't load its recovery codes.</Trans>}
  >
    <Trans>Create new recovery codes unless you've saved some elsewhere.</Trans>
  </Banner>
)

/** Whoever lost the phone, with recovery codes and without. */
function WithoutPhone() {
  const chat = useLiveChat()
  return (
    <>
      <p className={css.text}>
        <Trans>Lost your phone? Use a recovery code wherever we ask for an authenticator code.</Trans>{' '}
        {!chat && <Trans>If you have none left, contact live chat.</Trans>}
      </p>
      {chat && (
        <List panel>
          <ListRow
            lead={<Icon of={Headset} size={22} />}
            title={<Trans>No recovery code left? Contact live chat</Trans>}
            href={chat}
          />
        </List>
      )}
    </>
  )
}
