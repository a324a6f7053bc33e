import { Drawer } from '@base-ui/react/drawer'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, type RefObject, useCallback, useState } from 'react'
import { useBackCloses } from '../back-closes/index.tsx'
import { Guard } from '../guard.tsx'
import { useScrollLock } from '../scroll-lock/index.tsx'
import { useSkin } from '../use-skin.tsx'
import css from './index.module.css'

export interface SheetProps {
  open: boolean
  /** Asks to be closed: dragged down, scrim, Escape, Back, the grabber. Never called while `busy`. */
  onClose: () => void
  title: ReactNode
  /** Beside the title, at the end of its line: a badge. */
  mark?: ReactNode
  /** What scrolls where there is too much of it. */
  children: ReactNode
  /** The action bar: always in sight, above the keyboard. */
  actions?: ReactNode
  /** Something is being sent: nothing closes it. A sheet that sends is given it, and is not translated by the browser. */
  busy?: boolean | undefined
  /** Its being open stands in the address, with an entry of the history of its own: Back is the screen's matter. */
  addressed?: boolean | undefined
  /** Which question it asks: another one in its place swallows the second press of a double tap, as an opening does. */
  step?: string | boolean | undefined
  /** Focused as it opens; else the sheet itself, which reads its title out. */
  focus?: RefObject<HTMLElement | null> | undefined
}

/** A page's second step, drawn up from below: it may be dragged down, stays above the keyboard, keeps the page's skin. */
export function Sheet({ open, onClose, busy, addressed = false, ...content }: SheetProps) {
  const { anchor, skin } = useSkin()
  const close = () => (busy ? undefined : onClose())
  useBackCloses(open && !addressed, close)
  useScrollLock(open)
  const onOpenChange: ComponentProps<typeof Drawer.Root>['onOpenChange'] = (_, details) => {
    if (busy) details.cancel()
    else onClose()
  }
  return (
    <>
      {anchor}
      <Drawer.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={busy ?? false}>
        <Drawer.VirtualKeyboardProvider>
          <Drawer.Portal className={css.layer} {...skin}>
            <div className={css.shield} />
            <Drawer.Backdrop className={css.scrim} />
            <Drawer.Viewport className={css.viewport}>
              <Panel {...content} sends={busy !== undefined} />
            </Drawer.Viewport>
          </Drawer.Portal>
        </Drawer.VirtualKeyboardProvider>
      </Drawer.Root>
    </>
  )
}

/** Whether there is more than the sheet shows: then a keyboard has to get in to scroll it (Safari lets it in only if asked). */
function useOverflow() {
  const [overflows, setOverflows] = useState(false)
  const content = useCallback((node: HTMLElement | null) => {
    if (!node) return
    const watch = new ResizeObserver(() => setOverflows(node.scrollHeight > node.clientHeight))
    for (const part of [node, ...node.children]) watch.observe(part)
    return () => watch.disconnect()
  }, [])
  return { overflows, content }
}

type PanelProps = Omit<SheetProps, 'open' | 'onClose'> & { sends: boolean }

function Panel({ title, mark, children, actions, focus, step, sends }: PanelProps) {
  const { t } = useLingui()
  const { overflows, content } = useOverflow()
  return (
    <Drawer.Popup
      className={css.sheet}
      data-panel=""
      translate={sends ? 'no' : undefined}
      {...(focus && { initialFocus: focus })}
    >
      <Guard key={String(step)} className={css.guard} />
      <Drawer.Close className={css.grabber} aria-label={t({ message: 'Close', context: 'window' })} />
      <div className={css.head}>
        <Drawer.Title className="title-3">{title}</Drawer.Title>
        {mark}
      </div>
      <Drawer.Content ref={content} className={css.content} {...(overflows && { tabIndex: 0 })}>
        <div>{children}</div>
      </Drawer.Content>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </Drawer.Popup>
  )
}
