import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import css from './index.module.css'

export interface StepperProps {
  /** Their words, in order; each once. */
  steps: readonly string[]
  /** Index of the present one; `steps.length` when all are done. */
  now: number
  label?: string | undefined
}

/** The way of a request: what is done, where it is, what comes. Where the words do not fit side by side, only the present one is drawn. */
export function Stepper({ steps, now, label }: StepperProps) {
  const { t } = useLingui()
  const box = useFit()
  const at = Math.min(now, steps.length - 1)
  const share = at / Math.max(1, steps.length - 1)
  return (
    <div ref={box} className={css.box} data-present={steps[at]} style={{ '--share': share } as CSSProperties}>
      <ol className={css.stepper} aria-label={label}>
        {steps.map((step, at) => (
          <li
            key={step}
            className={css.step}
            data-at={at < now ? 'done' : at === now ? 'now' : 'next'}
            aria-current={at === now ? 'step' : undefined}
          >
            <span className={css.word} aria-hidden={at < now || undefined}>
              {step}
            </span>
            {at < now && <span className="visually-hidden">{t`${step}: done`}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Every word in one piece is tried anew whenever words, letters or the width change. */
function useFit() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) arrange(box.current)
  })
  useLayoutEffect(() => {
    const node = box.current
    if (!node) return
    const watch = new ResizeObserver(() => arrange(node))
    watch.observe(node)
    return () => watch.disconnect()
  }, [])
  return box
}

function arrange(box: HTMLElement): void {
  delete box.dataset.short
  const [list] = box.children
  const end = list?.lastElementChild
  if (list && end && end.getBoundingClientRect().right > list.getBoundingClientRect().right + 0.5)
    box.dataset.short = ''
}
