/** An article's body: the only place of this remote where HTML becomes part of the page. */
import { useLingui } from '@lingui/react/macro'
import { LeavingSheet } from '@shared/ui/leaving-sheet'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { go, hasRoute, isListed, jumpExternal } from '../navigation/index.ts'
import { toast } from '../overlay/index.ts'
import { fileUrl } from '../transport/index.ts'
import { arrange } from './arrange.ts'
import { readLink } from './body-link.ts'
import { listen } from './listen.ts'
import { type Picture, PictureViewer } from './picture-viewer.tsx'
import css from './rich-text.module.css'
import { sanitise } from './sanitise.ts'

export interface RichTextProps {
  /** As the server sent it. */
  html: string
  /** BCP 47, where the text is in another language than the page. */
  lang?: string | undefined
  /** Size of the letters; 1 is the app's own. */
  scale?: number | undefined
  /** Before a link leads to another page of the app: a sheet with the text closes. */
  onFollow?: (() => void) | undefined
}

export function RichText({ html, lang, scale = 1, onFollow }: RichTextProps) {
  const { t } = useLingui()
  const body = useRef<HTMLDivElement>(null)
  const { pressed, leaving, picture, setPicture } = usePresses(onFollow)
  useLayoutEffect(() => {
    const enlarge = (alt: string) => (alt ? t`Enlarge picture: ${alt}` : t`Enlarge picture`)
    const nodes = sanitise(html)
    arrange(nodes, { table: t`Table`, enlarge }, fileUrl)
    body.current?.replaceChildren(nodes)
  }, [html, t])
  useLayoutEffect(() => body.current?.style.setProperty('--letters', String(scale)), [scale])
  useListening(body, pressed)
  return (
    <>
      <div ref={body} className={css.body} lang={lang} />
      <LeavingSheet {...leaving} />
      {picture && <PictureViewer picture={picture} onClose={() => setPicture(null)} />}
    </>
  )
}

/** What a press on a link or a picture does. */
function usePresses(onFollow: RichTextProps['onFollow']) {
  const { t } = useLingui()
  const [url, setUrl] = useState('')
  const [open, setOpen] = useState(false)
  const [picture, setPicture] = useState<Picture | null>(null)

  function ask(outside: string): void {
    setUrl(outside)
    setOpen(true)
  }
  const onClose = () => setOpen(false)
  function onLeave(): void {
    jumpExternal(4, url)
    onClose()
  }
  function openLink(href: string): void {
    const link = readLink(href, { hasRoute, isListed })
    if (link.kind === 'inside') {
      onFollow?.()
      go(link.path)
    } else if (link.kind === 'listed') jumpExternal(2, link.url)
    else if (link.kind === 'outside') ask(link.url)
    else toast(t`This link can't be opened`, 'error')
  }
  function pressed(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null
    const href = target?.closest('a')?.getAttribute('href')
    const image = target?.closest('button')?.querySelector('img')
    if (image && !image.dataset.broken) setPicture({ src: image.src, alt: image.alt })
    if (href == null || /^mailto:/i.test(href)) return
    event.preventDefault()
    openLink(href)
  }
  return { pressed, leaving: { url, open, onClose, onLeave }, picture, setPicture }
}

/** The nodes are not React's: what happens to them is heard at the body. */
function useListening(body: React.RefObject<HTMLDivElement | null>, pressed: (event: MouseEvent) => void): void {
  const heard = useEffectEvent(pressed)
  useEffect(() => {
    if (!body.current) return
    const ends = [
      listen(body.current, 'click', event => heard(event)),
      listen(body.current, 'error', showAsBroken, { capture: true }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [body])
}

/** A picture that does not come is a grey box with its words. */
function showAsBroken({ target }: Event): void {
  if (target instanceof HTMLImageElement) target.dataset.broken = 'true'
}
