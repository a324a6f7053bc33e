/** Everything one may open from here; what is not live is not drawn. */
import { useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { LOCALES } from '@shared/format/languages'
import { Badge } from '@shared/ui/badge'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { useAtomValue } from 'jotai'
import {
  Bell,
  BookOpenText,
  CircleHelp,
  CreditCard,
  Crown,
  FileClock,
  Fingerprint,
  Gauge,
  Gift,
  Headset,
  Info,
  KeyRound,
  Languages,
  Lock,
  Megaphone,
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

type Row = { href?: string | undefined; onClick?(): void; title: string; icon: LucideIcon; value?: ReactNode }
type Group = { title: string; rows: Row[] }

/** What waits there: nothing is not counted, many are "99+". */
const Count = ({ of = 0 }: { of?: number | null | undefined }) =>
  of ? <Badge kind="bad">{of > 99 ? '99+' : of}</Badge> : null

/** @param onAppearance opens the sheet in which light and dark are chosen */
function useGroups(user: UserInfo, onAppearance: () => void): Group[] {
  const { t } = useLingui()
  const language = LOCALES[useLanguage().bcp47].name
  const way = useWays()
  const chat = useLiveChat()
  const unread = useAtomValue(chatUnreadAtom)
  const groups: Group[] = [
    {
      title: t({ message: 'Rewards', context: 'group' }),
      rows: [
        {
          href: hasFeature('welfare') ? way(to.welfare()) : undefined,
          title: t`Welfare centre`,
          icon: Gift,
          value: <Count of={user.claimableCount} />,
        },
        { href: way(to.levels()), title: t`Level benefits`, icon: Crown },
        { href: way(to.team()), title: t`Invite team`, icon: UsersRound },
      ],
    },
    {
      title: t({ message: 'History', context: 'group' }),
      rows: [
        { href: way(to.ledger()), title: t`Account changes`, icon: ScrollText },
        { href: way(to.records()), title: t`Deposits and withdrawals`, icon: FileClock },
      ],
    },
    {
      title: t({ message: 'Account and security', context: 'group' }),
      rows: [
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
    },
    {
      title: t({ message: 'Settings', context: 'group' }),
      rows: [
        { href: way(to.notifications()), title: t`Notifications`, icon: Bell, value: <Count of={user.unreadCount} /> },
        { href: way(to.language()), title: t`Language`, icon: Languages, value: language },
        { title: t`Appearance`, icon: SunMoon, onClick: onAppearance },
      ],
    },
    {
      title: t({ message: 'Help', context: 'group' }),
      rows: [
        { href: way(to.help()), title: t`Help centre`, icon: CircleHelp },
        { href: chat, title: t`Live chat`, icon: Headset, value: <Count of={unread} /> },
        { href: way(to.articleList()), title: t`Announcements`, icon: Megaphone },
        { href: way(to.whitePaper()), title: t`White paper`, icon: BookOpenText },
        { href: way(to.about()), title: t`About us`, icon: Info },
      ],
    },
  ]
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ href, onClick }) => href ?? onClick) }))
    .filter(({ rows }) => rows.length > 0)
}

export function Rows({ user }: { user: UserInfo }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {useGroups(user, () => setOpen(true)).map(({ title, rows }) => (
        <section key={title}>
          <SectionHeader title={title} />
          <List panel>
            {rows.map(row => (
              <Entry key={row.title} {...row} />
            ))}
          </List>
        </section>
      ))}
      <AppearanceSheet open={open} onClose={() => setOpen(false)} />
      <div className={css.foot} />
    </>
  )
}

function Entry({ href, onClick, title, icon, value }: Row) {
  const lead = <Icon of={icon} size={22} />
  if (onClick) return <ListRow lead={lead} title={title} opens onClick={onClick} />
  return <ListRow lead={lead} title={title} value={value} href={href} />
}
