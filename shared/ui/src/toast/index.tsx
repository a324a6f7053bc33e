import { Check, CircleAlert, Info } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../icon/index.tsx'
import css from './index.module.css'

export interface ToastMessage {
  /** Another id is another toast, also with the same words. */
  id: string | number
  text: string
  kind: 'success' | 'info' | 'error'
}

export interface ToastProps {
  /** What is said now; none: the last one fades. */
  toast: ToastMessage | undefined
}

const glyphs = { success: Check, info: Info, error: CircleAlert }

/**
 * One short sentence at the top. A press that meets it, or what is left of it, goes nowhere; beside it everything can be pressed.
 * Keep it on the page from the start: a screen reader hears what
 * enters a region that was there before. How long it stays is its owner's matter.
 */
export function Toast({ toast }: ToastProps) {
  const [last, setLast] = useState(toast)
  if (toast && toast !== last) setLast(toast)
  const face = (alert: boolean) =>
    last && (last.kind === 'error') === alert && <Face key={last.id} {...last} shown={toast !== undefined} />
  return (
    <div className={css.place}>
      <div role="status">{face(false)}</div>
      <div role="alert">{face(true)}</div>
    </div>
  )
}

const Face = ({ text, kind, shown }: ToastMessage & { shown: boolean }) => (
  <div className={css.toast} data-shown={shown || undefined} data-kind={kind}>
    <Icon of={glyphs[kind]} size={18} />
    <span>{text}</span>
  </div>
)
