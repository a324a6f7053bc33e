/** The end of an account: what follows is said before the password is asked for. */
import { Trans } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { UserRoundX } from 'lucide-react'
import { useLateSheet } from 'shell/screen'
import { useSession } from 'shell/session'

const load = () => import(/* webpackChunkName: "close-account" */ './closing-sheet.tsx')

export function ClosingRow() {
  const { user } = useSession()
  const sheet = useLateSheet<UserInfo, Awaited<ReturnType<typeof load>>>(load)
  return (
    <>
      <List flush>
        <ListRow
          lead={<Icon of={UserRoundX} size={22} />}
          title={<Trans>Close account</Trans>}
          opens
          onClick={() => user && void sheet.show(user)}
        />
      </List>
      {sheet.draw(({ ClosingSheet }, of, { key, ...frame }) => (
        <ClosingSheet key={key} user={of} {...frame} />
      ))}
    </>
  )
}
