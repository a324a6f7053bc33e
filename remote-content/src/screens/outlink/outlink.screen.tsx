/** Sites and pages that are no screens of the app, and live chat, each in a frame (docs/rules/content.md#the-viewer). */
import * as to from '@shared/contract/to'
import type { ReactNode } from 'react'
import { usePlace } from 'shell/navigation'
import { Chat } from './chat.tsx'
import { Link } from './link.tsx'
import css from './outlink.module.css'
import { useStanding } from './outlink.state.ts'
import { InFront } from './seen.ts'

const Side = ({ front, children }: { front: boolean; children: ReactNode }) => (
  <InFront value={front}>
    <div className={css.viewer} hidden={!front}>
      {children}
    </div>
  </InFront>
)

/** Both stand beside each other: a link that is opened out of the chat, or past it, takes nothing away that is typed there. */
export default function OutlinkScreen() {
  const { query } = usePlace(to.outlink)
  const { chat, link } = useStanding(query)
  const talks = query.kind === 'chat'
  return (
    <>
      {chat && (
        <Side front={talks}>
          <Chat key={`${chat.of} ${chat.order}`} order={chat.order} />
        </Side>
      )}
      {link && (
        <Side front={!talks}>
          <Link key={link.url} {...link} />
        </Side>
      )}
    </>
  )
}
