/** Live chat: the exchange's own, else the page that the installation names (docs/rules/content.md#the-viewer). */
import { Trans, useLingui } from '@lingui/react/macro'
import { chatSessionCall } from '@shared/contract/calls/content'
import { EmptyState } from '@shared/ui/empty-state'
import { Spinner } from '@shared/ui/spinner'
import { Headset } from 'lucide-react'
import { useState } from 'react'
import { useServiceUrl } from 'shell/navigation'
import { useJoint } from 'shell/query'
import { Loaded } from 'shell/screen'
import { fileUrl, hasFeature } from 'shell/transport'
import { Bar } from './bar.tsx'
import { ChatFrame } from './chat-frame.tsx'
import { type ChatSessionQuery, openedBy, useChatSessionQuery } from './chat-session.ts'
import { Refused } from './link.tsx'
import { chatTarget } from './outlink.model.ts'
import css from './outlink.module.css'

const server = () => new URL(fileUrl('/'), location.href).href

/** @param order its number stands in the first message, unsent */
export function Chat({ order }: { order: string | undefined }) {
  const { t } = useLingui()
  const query = useChatSessionQuery(order)
  const service = useServiceUrl()
  if (hasFeature('live-chat')) return query ? <OwnChat query={query} /> : <Bar title={t`Live chat`} />
  return service ? <At url={service} query={null} onAnew={() => {}} /> : <NoChat />
}

/** Shown only if the address was typed by hand: without a chat no entry leads here. */
function NoChat() {
  const { t } = useLingui()
  return (
    <>
      <Bar title={t`Live chat`} />
      <div className={css.panel}>
        <EmptyState icon={Headset} title={<Trans>Live chat isn't available here</Trans>} />
      </div>
    </>
  )
}

/** The address is asked for once: another one would begin the page anew, with all that is typed in it. */
function OwnChat({ query }: { query: ChatSessionQuery }) {
  const { t } = useLingui()
  const [nth, setNth] = useState(0)
  const [opened, setOpened] = useState({ nth: -1, url: '' })
  const anew = opened.nth !== nth
  const session = useJoint([chatSessionCall], { ...query, nth }, asking => openedBy(query, asking), {
    enabled: anew,
    fresh: Infinity,
    keep: 0,
  })
  if (anew && session.data) setOpened({ nth, url: session.data.url })
  if (!anew) return <At key={nth} url={opened.url} query={query} onAnew={() => setNth(n => n + 1)} />
  return (
    <>
      <Bar title={t`Live chat`} />
      <Loaded of={session} title={<Trans>Couldn't open live chat</Trans>} skeleton={<Waiting />}>
        {() => <Waiting />}
      </Loaded>
    </>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <div className={css.wait} role="status" aria-label={t`Loading...`}>
      <Spinner />
    </div>
  )
}

function At({ url, query, onAnew }: { url: string; query: ChatSessionQuery | null; onAnew(): void }) {
  const { t } = useLingui()
  const [target] = useState(() => chatTarget(url, server(), location.href))
  if (target.kind !== 'refused') return <ChatFrame target={target} query={query} onAnew={onAnew} />
  return (
    <>
      <Bar title={t`Live chat`} />
      <Refused />
    </>
  )
}
