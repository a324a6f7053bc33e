/** The top of Home: the name, search, language, messages. */
import { useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { IconButton } from '@shared/ui/icon-button'
import { PageBar } from '@shared/ui/page-bar'
import { Bell, Globe, Search } from 'lucide-react'
import { useWays } from 'shell/navigation'
import { useSession } from 'shell/session'
import css from './home.module.css'

const MOST_SHOWN = 99

function Messages({ href }: { href: string }) {
  const { t } = useLingui()
  const unread = useSession().user?.unreadCount ?? 0
  const label = unread > 0 ? t`Notifications, ${unread} new` : t`Notifications`
  return (
    <span className={css.bell}>
      <IconButton icon={Bell} label={label} href={href} />
      {unread > 0 && (
        <span className={css.count} aria-hidden="true">
          {unread > MOST_SHOWN ? '99+' : unread}
        </span>
      )}
    </span>
  )
}

export function Bar() {
  const { t } = useLingui()
  const way = useWays()
  const [search, language, messages] = [way(to.search()), way(to.language()), way(to.notifications())]
  const actions = (
    <>
      {search && <IconButton icon={Search} label={t`Search`} href={search} />}
      {language && <IconButton icon={Globe} label={t`Language`} href={language} />}
      {messages && <Messages href={messages} />}
    </>
  )
  return <PageBar actions={actions} />
}
