/** What one signs on: white in both themes, with a line to sign above. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Ink, isBlank } from './ink.ts'
import type * as parts from './pad.ts'
import type { Pad } from './pad.ts'
import css from './signature.module.css'

export type PadParts = typeof parts

type Props = {
  /** Null until it is loaded: then nothing can be drawn. */
  parts: PadParts | null
  ink: Ink
  onInk(ink: Ink): void
  disabled?: boolean | undefined
  /** At the upper end: what clears, what makes it larger. */
  tools: ReactNode
}

function usePad(canvas: RefObject<HTMLCanvasElement | null>, { parts, ink, onInk }: Props): void {
  const pad = useRef<Pad>(undefined)
  const heard = useEffectEvent(onInk)
  const begin = useEffectEvent((opened: Pad) => opened.show(ink))
  useEffect(() => {
    if (!parts || !canvas.current) return
    const opened = parts.openPad(canvas.current, next => heard(next))
    pad.current = opened
    begin(opened)
    return () => {
      pad.current = undefined
      opened.close()
    }
  }, [parts, canvas])
  useEffect(() => {
    pad.current?.show(ink)
  }, [ink])
}

export function Paper(props: Props) {
  const { ink, disabled, tools } = props
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  usePad(canvas, props)
  return (
    <div className={css.paper} data-theme="light" data-off={disabled || undefined}>
      <div className={css.tools}>{tools}</div>
      <p className={css.line} aria-hidden="true">
        <Trans>Sign above the line</Trans>
      </p>
      <canvas
        ref={canvas}
        className={css.canvas}
        role="img"
        aria-label={isBlank(ink) ? t`Signature area, empty` : t`Your signature, drawn`}
      />
    </div>
  )
}
