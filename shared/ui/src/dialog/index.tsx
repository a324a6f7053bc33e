import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { useBackCloses } from '../back-closes/index.tsx'
import { Button, type ButtonProps } from '../button/index.tsx'
import { Guard } from '../guard.tsx'
import { useScrollLock } from '../scroll-lock/index.tsx'
import { useSkin } from '../use-skin.tsx'
import css from './index.module.css'

export interface DialogProps {
  open: boolean
  title: ReactNode
  /** One sentence: what happens, and that it cannot be undone. */
  children?: ReactNode
  /** The safe answer: first in reading, focused, and what Escape and Back mean. */
  no: ReactNode
  /** What it does, in its own word: "Close all". */
  yes: ReactNode
  look?: ButtonProps['look']
  /** The act is being sent: no answer is taken. */
  busy?: boolean | undefined
  onAnswer: (yes: boolean) => void
}

/** A question before an irreversible act; nothing beside it closes it. */
export function Dialog({ open, busy, onAnswer, ...words }: DialogProps) {
  const { anchor, skin } = useSkin()
  const refuse = () => (busy ? undefined : onAnswer(false))
  useBackCloses(open, refuse)
  useScrollLock(open)
  return (
    <>
      {anchor}
      <AlertDialog.Root open={open} onOpenChange={refuse}>
        <AlertDialog.Portal className={css.layer} {...skin}>
          <div className={css.shield} />
          <AlertDialog.Backdrop className={css.scrim} />
          <AlertDialog.Viewport className={css.viewport}>
            <Panel {...words} busy={busy} onAnswer={onAnswer} />
            <Guard className={css.guard} />
          </AlertDialog.Viewport>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  )
}

function Panel({ title, children, no, yes, look = 'danger', busy, onAnswer }: Omit<DialogProps, 'open'>) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Popup className={css.dialog} data-panel="" initialFocus={safe} translate="no">
      <AlertDialog.Title className="title-3">{title}</AlertDialog.Title>
      {children !== undefined && <AlertDialog.Description className={css.sentence}>{children}</AlertDialog.Description>}
      <div className={css.answers}>
        <Button ref={safe} wide disabled={busy} onClick={() => onAnswer(false)}>
          {no}
        </Button>
        <Button wide look={look} loading={busy} onClick={() => onAnswer(true)}>
          {yes}
        </Button>
      </div>
    </AlertDialog.Popup>
  )
}
