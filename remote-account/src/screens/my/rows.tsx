/** Everything one may open from here; what is not live is not drawn. */
import { useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { LOCALES } from '@shared/format/languages'
import { Badge } from '@shared/ui/badge'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { useAtomValue } from 'jotai'
import {
  Bell,
  BookOpenText,
  CreditCard,
  Crown,
  FileText,
  Fingerprint,
  Gauge,
  Gift,
  Headset,
  Info,
  KeyRound,
  Languages,
  Lock,
  MonitorSmartphone,
  ScrollText,
  ShieldCheck,
  SunMoon,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { useLiveChat, useWays } from 'shell/navigation'
import { chatUnreadAtom } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { AppearanceSheet } from './appearance-sheet.tsx'
import css from './my.module.css'

type Row = { href: string | undefined; title: string; icon: LucideIcon; value?: ReactNode }

/** What waits there: nothing is not counted, many are "99+". */
const Count = ({ of = 0 }: { of?: number | null | undefined }) =>
  of ? <Badge kind="bad">{of > 99 ? '99+' : of}</Badge> : null

function useGroups(user: UserInfo): Row[][] {
  const { t } = useLingui()
  const language = LOCALES[useLanguage().bcp47].name
  const way = useWays()
  const chat = useLiveChat()
  const unread = useAtomValue(chatUnreadAtom)
  const groups: Row[][] = [
    [
      {
        href: hasFeature('welfare') ? way(to.welfare()) : undefined,
        title: t`Welfare centre`,
        icon: Gift,
        value: <Count of={user.claimableCount} />,
      },
      { href: way(to.levels()), title: t`Level benefits`, icon: Crown },
      { href: way(to.team()), title: t`Invite team`, icon: UsersRound },
    ],
    [
      { href: way(to.ledger()), title: t`Account changes`, icon: ScrollText },
      {
        href: way(to.records()),
        title: way(to.withdraw()) ? t`Deposits and withdrawals` : t`Deposit history`,
        icon: FileText,
      },
    ],
    [
      { href: way(to.identity()), title: t`Identity verification`, icon: Fingerprint },
      { href: way(to.profile()), title: t`Personal information`, icon: UserRound },
      { href: way(to.withdrawAccounts()), title: t`Add withdrawal account`, icon: CreditCard },
      { href: way(to.changePassword()), title: t`Login password`, icon: Lock },
      {
        href: hasFeature('withdraw-password') ? way(to.withdrawPassword()) : undefined,
        title: t`Withdrawal password`,
        icon: KeyRound,
      },
      {
        href: way(to.authenticator()),
        title: t`Google Authenticator`,
        icon: ShieldCheck,
        value: user.googleBound ? t`On` : t`Off`,
      },
      { href: hasFeature('sessions') ? way(to.devices()) : undefined, title: t`Devices`, icon: MonitorSmartphone },
      { href: hasFeature('own-limits') ? way(to.limits()) : undefined, title: t`Limits and breaks`, icon: Gauge },
    ],
    [
      { href: way(to.notifications()), title: t`Notifications`, icon: Bell, value: <Count of={user.unreadCount} /> },
      { href: way(to.language()), title: t`Language`, icon: Languages, value: language },
      { href: way(to.articleList()), title: t`Announcements`, icon: BookOpenText },
      { href: way(to.whitePaper()), title: t`White paper`, icon: BookOpenText },
      { href: way(to.about()), title: t`About us`, icon: Info },
      {
        href: chat,
        title: t`Live chat`,
        icon: Headset,
        value: <Count of={unread} />,
      },
    ],
  ]
  return groups.map(rows => rows.filter(({ href }) => href)).filter(rows => rows.length > 0)
}

export function Rows({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      {useGroups(user).map(rows => (
        <List key={rows[0]?.href} panel>
          {rows.map(({ href, title, icon, value }) => (
            <ListRow key={href} lead={<Icon of={icon} size={22} />} title={title} value={value} href={href} />
          ))}
        </List>
      ))}
      <List panel>
        <ListRow lead={<Icon of={SunMoon} size={22} />} title={t`Appearance`} opens onClick={() => setOpen(true)} />
      </List>
      <AppearanceSheet open={open} onClose={() => setOpen(false)} />
      <div className={css.foot} />
    </>
  )
}
