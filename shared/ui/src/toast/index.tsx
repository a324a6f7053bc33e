import { Check, CircleAlert, Info, TriangleAlert, Undo2 } from 'lucide-react'
import { type FocusEvent, useRef, useState } from 'react'
import { Icon } from '../icon/index.tsx'
import css from './index.module.css'
import { useTabWay } from './use-tab-way.ts'

export interface ToastMessage {
  /** Another id is another toast, also with the same words. */
  id: string | number
  text: string
  kind: 'success' | 'info' | 'warning' | 'undo' | 'error'
  action?: { label: string; onPress(): void } | undefined
}

export interface ToastProps {
  /** What is said now; none: the last one fades. */
  toast: ToastMessage | undefined
  /** It is touched or has the focus: its owner lets it stay. */
  onHold?: ((held: boolean) => void) | undefined
  /** Escape on its button. */
  onEnd?: (() => void) | undefined
}

const glyphs = { success: Check, info: Info, warning: TriangleAlert, undo: Undo2, error: CircleAlert }

/**
 * One short sentence at the top, with at most one button. A press that meets it, or what is left of it, goes nowhere; beside it
 * everything can be pressed. The next Tab leads to its button, and from there back.
 * Keep it on the page from the start: a screen reader hears what
 * enters a region that was there before. How long it stays is its owner's matter.
 */
export function Toast({ toast, onHold, onEnd }: ToastProps) {
  const [last, setLast] = useState(toast)
  if (toast && toast !== last) setLast(toast)
  const place = useRef<HTMLDivElement>(null)
  useTabWay(place, toast?.action ? toast.id : undefined, onEnd)
  const face = (alert: boolean) =>
    last && (last.kind === 'error') === alert && <Face key={last.id} {...last} shown={toast !== undefined} />
  const leaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onHold?.(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears whether somebody is about to use what is in it
    <div
      ref={place}
      className={css.place}
      onFocus={() => onHold?.(true)}
      onBlur={leaves}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
    >
      {/* aria-live: a modal sheet hides all else from screen readers */}
      <div role="status" aria-live="polite">
        {face(false)}
      </div>
      <div role="alert" aria-live="assertive">
        {face(true)}
      </div>
    </div>
  )
}

const Face = ({ text, kind, action, shown }: ToastMessage & { shown: boolean }) => (
  <div className={css.toast} data-shown={shown || undefined} data-kind={kind}>
    <Icon of={glyphs[kind]} size={18} />
    <span>{text}</span>
    {action && (
      <button type="button" className={css.act} onClick={action.onPress}>
        {action.label}
      </button>
    )}
  </div>
)
