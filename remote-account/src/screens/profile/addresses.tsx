/** Phone and email that one logs in with, masked, and the way to others. */
import { useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { Mail, Smartphone } from 'lucide-react'
import { useAddressedSheet } from 'shell/screen'
import type { Kind } from './address.model.ts'
import { AddressSheet } from './address-sheet.tsx'

const kinds: readonly Kind[] = ['email', 'phone']

export function Addresses({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const { value, show, frame } = useAddressedSheet(to.profile, 'change')
  const rows = {
    email: { title: t`Email`, icon: Mail },
    phone: { title: t`Mobile number`, icon: Smartphone },
  }
  return (
    <>
      <List panel label={t`Log in with`}>
        {kinds.map(kind => (
          <ListRow
            key={kind}
            lead={<Icon of={rows[kind].icon} size={22} />}
            title={rows[kind].title}
            value={user[kind] ?? t`Not added`}
            opens
            onClick={() => show(kind)}
          />
        ))}
      </List>
      {kinds.map(kind => (
        <AddressSheet key={kind} user={user} kind={kind} frame={{ ...frame, open: value === kind }} />
      ))}
    </>
  )
}
