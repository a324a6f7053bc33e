/** The chat's own page, and what it says to the app. */
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { openLink } from 'shell/navigation'
import { chatUnreadAtom } from 'shell/session'
import { Bar } from './bar.tsx'
import { type ChatSessionQuery, useRenewal } from './chat-session.ts'
import { Frame } from './frame.tsx'
import type { Message } from './messages.ts'
import { Offline, useOpened } from './offline.tsx'
import { dressed, type Opened } from './outlink.model.ts'
import { useSeen } from './seen.ts'
import type { FrameTalk } from './use-frame.ts'
import { useWayOut } from './way-out.ts'

const IN_APP = 1

const light = '(prefers-color-scheme: light)'
const theme = (): string => document.documentElement.dataset.theme ?? (matchMedia(light).matches ? 'light' : 'dark')

/** The app's own letters, and on a phone its unit: turned, a frame is wide, and would take that for a wide screen. */
function sizes(): { letters: string; unit?: string } {
  const { style } = document.documentElement
  const letters = style.getPropertyValue('--text-scale') || '1'
  const isPhone = style.getPropertyValue('--column') === 'none'
  return { letters, ...(isPhone && { unit: String(Number.parseFloat(style.getPropertyValue('--px'))) }) }
}

/** As it was dressed at its birth: another language or theme would begin it anew, with all that is typed in it. */
function useDressed(target: Opened): Opened {
  const { bcp47 } = useLanguage()
  const [opened] = useState(() =>
    target.own ? { ...target, url: dressed(target.url, { lang: bcp47, theme: theme(), ...sizes() }) } : target,
  )
  return opened
}

/** What waits there unread is counted only while nobody looks. */
function useUnread(): (n: number) => void {
  const setUnread = useSetAtom(chatUnreadAtom)
  const seen = useSeen()
  useEffect(() => {
    if (seen) setUnread(0)
  }, [seen, setUnread])
  return setUnread
}

export function ChatFrame(props: { target: Opened; query: ChatSessionQuery | null; onAnew(): void }) {
  const { t } = useLingui()
  const { query, onAnew } = props
  const target = useDressed(props.target)
  const out = useWayOut()
  const renew = useRenewal(query)
  const setUnread = useUnread()
  const [tries, setTries] = useState(0)
  const again = () => (query ? onAnew() : setTries(n => n + 1))
  async function answer(tell: FrameTalk['tell']): Promise<void> {
    const url = await renew()
    if (url) tell({ type: 'outlink:ticket', url })
  }
  const hear = (message: Message, tell: FrameTalk['tell']) => {
    if (message.type === 'outlink:close') out()
    if (!target.own) return // of another's page nothing else is believed
    if (message.type === 'chat:unread') setUnread(message.n)
    if (message.type === 'outlink:open') openLink({ linkType: IN_APP, linkUrl: message.path })
    if (message.type === 'outlink:expired') void answer(tell)
  }
  const opened = useOpened()
  return (
    <>
      <Bar title={t`Live chat`} of={target} onReload={again} />
      {opened ? <Frame key={tries} of={target} name={t`Live chat`} onMessage={hear} onRetry={again} /> : <Offline />}
    </>
  )
}
