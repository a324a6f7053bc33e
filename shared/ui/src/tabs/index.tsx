import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import css from './index.module.css'

export interface TabsProps<T extends string> {
  /** What the tabs divide, for whoever cannot see them. */
  label: string
  tabs: readonly { value: T; label: ReactNode }[]
  value: T
  onChange: (value: T) => void
  /** Heavier, for tabs that stand where a title would. */
  big?: boolean | undefined
  /** Nearer to each other, where five and more must stand on a narrow phone. */
  tight?: boolean | undefined
  /** At the right end of the line, outside the tabs: a settings button. */
  end?: ReactNode
  /** What the active tab shows. */
  children?: ReactNode
}

const steps: Record<string, (at: number, of: number) => number> = {
  ArrowRight: (at, of) => (at + 1) % of,
  ArrowLeft: (at, of) => (at - 1 + of) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
}

/** Marks on which side a line has more than it shows: it fades there. */
function useMore(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const line = list.current
    if (!line) return
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = line
      line.toggleAttribute('data-before', scrollLeft > 1)
      line.toggleAttribute('data-after', scrollWidth - clientWidth - scrollLeft > 1)
    }
    const watch = new ResizeObserver(look)
    for (const part of [line, ...line.children]) watch.observe(part)
    line.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      watch.disconnect()
      line.removeEventListener('scroll', look)
    }
  }, [list])
}

/**
 * Any number of tabs on a line that scrolls; the active one is underlined and kept in sight. Tab enters at the active one,
 * arrows, Home and End move and choose (WAI-ARIA tabs pattern). By hand: this page weighs a twentieth of Base UI's tabs,
 * and they would stand in the first paint of Home.
 */
export function Tabs<T extends string>({ label, tabs, value, onChange, big, tight, end, children }: TabsProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useMore(list)
  const idOf = (tab: T) => `${id}${tab}`
  useEffect(() => {
    const active = document.getElementById(`${id}${value}`)
    if (list.current === null || active === null) return
    list.current.scrollLeft = active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2
    if (list.current.contains(document.activeElement)) active.focus({ preventScroll: true })
  }, [id, value])

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.value === value)
    const next = tabs[steps[event.key]?.(at, tabs.length) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onChange(next.value)
  }
  return (
    <>
      <div className={css.line}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className={css.tabs}
          data-big={big || undefined}
          data-tight={tight || undefined}
          onKeyDown={move}
        >
          {tabs.map(tab => (
            <button
              key={tab.value}
              id={idOf(tab.value)}
              type="button"
              role="tab"
              className={css.tab}
              aria-selected={tab.value === value}
              aria-controls={children !== undefined && tab.value === value ? `${id}panel` : undefined}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {end}
      </div>
      {children !== undefined && (
        <div id={`${id}panel`} role="tabpanel" aria-labelledby={idOf(value)}>
          {children}
        </div>
      )}
    </>
  )
}
