/** The top of Home: the name, search, language, messages. */
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@shared/ui/icon-button'
import { PageBar } from '@shared/ui/page-bar'
import { Bell, Globe, Search } from 'lucide-react'
import { hasRoute } from 'shell/navigation'
import { useSession } from 'shell/session'

function Messages() {
  const { t } = useLingui()
  const unread = useSession().user?.unreadCount ?? 0
  const label = unread > 0 ? t`Notifications, ${unread} new` : t`Notifications`
  return <IconButton icon={Bell} label={label} pip={unread > 0} href="#/notifications" />
}

export function Bar() {
  const { t } = useLingui()
  const actions = (
    <>
      {hasRoute('/hangqing') && <IconButton icon={Search} label={t`Search`} href="#/hangqing?q=" />}
      {hasRoute('/language') && <IconButton icon={Globe} label={t`Language`} href="#/language" />}
      {hasRoute('/notifications') && <Messages />}
    </>
  )
  return <PageBar actions={actions} />
}
