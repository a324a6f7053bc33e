/** A picture over the whole screen; Back, Escape and the cross close it. */
import { useLingui } from '@lingui/react/macro'
import { useBackCloses } from '@shared/ui/back-closes'
import { IconButton } from '@shared/ui/icon-button'
import { useScrollLock } from '@shared/ui/scroll-lock'
import { X } from 'lucide-react'
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import css from './picture-viewer.module.css'
import { watchPinch } from './pinch.ts'

export type Picture = { src: string; alt: string }

export function PictureViewer({ picture, onClose }: { picture: Picture; onClose(): void }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  useBackCloses(true, onClose)
  useScrollLock(true)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    const end = stage.current ? watchPinch(stage.current) : undefined
    return () => {
      end?.()
      opened?.close() // gives the focus back
    }
  }, [])
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const name = picture.alt || t`Picture`
  const close = t({ message: 'Close', context: 'window' })
  return (
    <dialog ref={dialog} className={css.viewer} data-theme="dark" aria-label={name} onCancel={cancel}>
      <div ref={stage} className={css.stage}>
        <img className={css.picture} src={picture.src} alt={picture.alt} referrerPolicy="no-referrer" />
      </div>
      <div className={css.close}>
        <IconButton icon={X} label={close} onClick={onClose} />
      </div>
    </dialog>
  )
}
