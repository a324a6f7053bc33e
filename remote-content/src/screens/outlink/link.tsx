/** A site, or a page of the exchange, by its address. */
import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '@shared/ui/empty-state'
import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { isListed, mayFrame } from 'shell/navigation'
import { fileUrl } from 'shell/transport'
import { Bar } from './bar.tsx'
import { Frame } from './frame.tsx'
import { Offline, useOpened } from './offline.tsx'
import { type Opened, type Target, targetOf } from './outlink.model.ts'
import css from './outlink.module.css'
import { isOwnPage } from './own-page.ts'
import { Unframed } from './unframed.tsx'
import { useWayOut } from './way-out.ts'

const sites = () => ({ isListed, isOwnPage, mayFrame, addressOf: fileUrl, app: location.href })

/** @param title chosen by the author of the link; the bar shows the real host next to it */
export function Link({ url, title }: { url: string; title: string | undefined }) {
  const { t } = useLingui()
  const [target] = useState(() => targetOf(url, sites()))
  const [tries, setTries] = useState(0)
  const retry = () => setTries(n => n + 1)
  return target.kind === 'refused' ? (
    <>
      <Bar title={t`Link`} />
      <Refused />
    </>
  ) : (
    <Site key={tries} title={title} target={target} onRetry={retry} />
  )
}

/** Also where a chat's address is none. */
export const Refused = () => (
  <div className={css.panel} role="alert">
    <EmptyState icon={Unlink} title={<Trans>This link can't be opened</Trans>}>
      <Trans>For your safety, only secure web addresses (https) open here.</Trans>
    </EmptyState>
  </div>
)

type AllowedTarget = Exclude<Target, { kind: 'refused' }>

function Site({ target, title, onRetry }: { target: AllowedTarget; title: string | undefined; onRetry(): void }) {
  const { t } = useLingui()
  const [own, setOwn] = useState('')
  const [moved, setMoved] = useState(false)
  const framed = target.kind === 'framed'
  return (
    <>
      <Bar title={own || title || t`Link`} of={target} moved={moved} {...(framed && { onReload: onRetry })} />
      {target.kind === 'framed' ? (
        <Framed of={target} name={title || t`Link`} {...{ onRetry, setOwn, setMoved }} />
      ) : (
        <Unframed of={target} why={target.kind} onRetry={onRetry} />
      )}
    </>
  )
}

type FramedProps = {
  of: Opened
  name: string
  onRetry(): void
  setOwn(title: string): void
  setMoved(moved: boolean): void
}

function Framed({ of, name, onRetry, setOwn, setMoved }: FramedProps) {
  const out = useWayOut()
  if (!useOpened()) return <Offline />
  return (
    <Frame
      of={of}
      name={name}
      onRetry={onRetry}
      onMoved={() => setMoved(true)}
      onMessage={message => {
        if (message.type === 'outlink:title') setOwn(message.title)
        if (message.type === 'outlink:close') out()
      }}
    />
  )
}
