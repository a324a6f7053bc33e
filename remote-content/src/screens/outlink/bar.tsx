/** The viewer's bar: out, whose page it is, once more, in the browser unless it stands nowhere but here. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { TitleBar } from '@shared/ui/title-bar'
import { ExternalLink, Lock, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTitle } from 'shell/navigation'
import { openInBrowser } from './open-in-browser.ts'
import type { Opened } from './outlink.model.ts'
import css from './outlink.module.css'
import { useSeen } from './seen.ts'
import { useWayOut } from './way-out.ts'

interface BarProps {
  title: string
  /** What is open; undefined where nothing is. */
  of?: Opened | undefined
  /** It went on from there by itself. */
  moved?: boolean
  onReload?: (() => void) | undefined
}

export function Bar({ title, of, moved = false, onReload }: BarProps) {
  const { t } = useLingui()
  const out = useWayOut()
  const seen = useSeen()
  const actions = of && (
    <>
      {onReload && <IconButton icon={RotateCw} label={t`Reload`} onClick={onReload} />}
      {!of.onlyHere && (
        <IconButton icon={ExternalLink} label={t`Open in the browser`} onClick={() => openInBrowser(of.url)} />
      )}
    </>
  )
  const words = (
    <>
      <bdi className={css.title}>{title}</bdi>
      {of && <Host of={of} moved={moved} framed={onReload !== undefined} />}
    </>
  )
  return (
    <>
      {seen && <Titled title={title} />}
      <TitleBar close onBack={out} actions={actions} title={words} />
    </>
  )
}

/** The document bears the name of what is in front. */
function Titled({ title }: { title: string }) {
  useTitle(title)
  return null
}

/** The host as the browser reads it, never as somebody wrote it. */
function Host({ of: { host, url }, moved, framed }: { of: Opened; moved: boolean; framed: boolean }) {
  const name: ReactNode = <bdi>{host}</bdi>
  return (
    <small className={css.host} translate="no">
      {framed && url.startsWith('https:') && !moved && <Icon of={Lock} size={16} />}
      <span>{moved ? <Trans>Opened from {name}</Trans> : name}</span>
    </small>
  )
}
