/** The paper over the whole screen; Back, Escape and Done keep what was drawn. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useBackCloses } from '@shared/ui/back-closes'
import { Button } from '@shared/ui/button'
import { IconButton } from '@shared/ui/icon-button'
import { useScrollLock } from '@shared/ui/scroll-lock'
import { Eraser } from 'lucide-react'
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import type { Ink } from './ink.ts'
import { type PadParts, Paper } from './paper.tsx'
import css from './signature.module.css'

type Props = { parts: PadParts | null; ink: Ink; onInk(ink: Ink): void; onClear(): void; onClose(): void }

export function FullScreen({ onClear, onClose, ...paper }: Props) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  useBackCloses(true, onClose)
  useScrollLock(true)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close() // gives the focus back
  }, [])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const clear = <IconButton icon={Eraser} label={t`Clear`} onClick={onClear} />
  return (
    <dialog ref={dialog} className={css.full} aria-label={t`Signature`} onCancel={cancel}>
      <Paper {...paper} tools={clear} />
      <div className={css.done}>
        <Button look="primary" wide onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </dialog>
  )
}
