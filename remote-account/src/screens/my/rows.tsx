/** Everything one may open from here; what is not live is not drawn. */
import { useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { LOCALES } from '@shared/format/languages'
import { Badge } from '@shared/ui/badge'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import {
  Bell,
  BookOpenText,
  CreditCard,
  Crown,
  FileText,
  Fingerprint,
  Gift,
  Info,
  KeyRound,
  Languages,
  Lock,
  MonitorSmartphone,
  ScrollText,
  SunMoon,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { hasRoute } from 'shell/navigation'
import { AppearanceSheet } from './appearance-sheet.tsx'
import css from './my.module.css'

type Row = { path: string; title: string; icon: LucideIcon; value?: ReactNode }

/** What waits there: nothing is not counted, many are "99+". */
const Count = ({ of = 0 }: { of?: number | null | undefined }) =>
  of ? <Badge kind="bad">{of > 99 ? '99+' : of}</Badge> : null

function useGroups(user: UserInfo): Row[][] {
  const { t } = useLingui()
  const language = LOCALES[useLanguage().bcp47].name
  const groups: Row[][] = [
    [
      { path: '/fuliCenter', title: t`Welfare centre`, icon: Gift, value: <Count of={user.claimableCount} /> },
      { path: '/vipLevel', title: t`Level benefits`, icon: Crown },
      { path: '/tuanduiYaoqing', title: t`Invite team`, icon: UsersRound },
    ],
    [
      { path: '/zhangbianRecord', title: t`Account changes`, icon: ScrollText },
      {
        path: '/chongzhitixianRecord',
        title: hasRoute('/tixian') ? t`Deposits and withdrawals` : t`Deposit history`,
        icon: FileText,
      },
    ],
    [
      { path: '/shenfenRenzheng', title: t`Certification`, icon: Fingerprint },
      { path: '/gerenziliao', title: t`Personal information`, icon: UserRound },
      { path: '/jiesuanInfo', title: t`Bind withdrawal account`, icon: CreditCard },
      { path: '/changePassword', title: t`Login password`, icon: Lock },
      { path: '/withdrawPassword', title: t`Withdrawal password`, icon: KeyRound },
      { path: '/bindGoogle', title: t`Google Authenticator`, icon: Lock, value: user.googleBound ? t`On` : t`Off` },
      { path: '/devices', title: t`Devices`, icon: MonitorSmartphone },
    ],
    [
      { path: '/notifications', title: t`Notifications`, icon: Bell, value: <Count of={user.unreadCount} /> },
      { path: '/language', title: t`Language`, icon: Languages, value: language },
      { path: '/articleList', title: t`Announcements`, icon: BookOpenText },
      { path: '/whitePaper', title: t`White paper`, icon: BookOpenText },
      { path: '/aboutUs', title: t`About us`, icon: Info },
    ],
  ]
  return groups.map(rows => rows.filter(row => hasRoute(row.path))).filter(rows => rows.length > 0)
}

export function Rows({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      {useGroups(user).map(rows => (
        <List key={rows[0]?.path} panel>
          {rows.map(({ path, title, icon, value }) => (
            <ListRow key={path} lead={<Icon of={icon} size={22} />} title={title} value={value} href={`#${path}`} />
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
