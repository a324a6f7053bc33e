import { type ReactNode, useEffect, useRef } from 'react'
import css from './index.module.css'

export interface ActionBarProps {
  children: ReactNode
  /** On a tab page: stands on the tab bar. */
  overTabs?: boolean | undefined
  /** In a page that has a gutter: reaches the edges all the same. */
  bleed?: boolean | undefined
}

/** How much of the page's lower end a keyboard covers. iOS draws it over the page; where the page shrinks instead, nothing. */
function coveredBelow(screen: VisualViewport): number {
  return Math.max(0, Math.round(innerHeight - screen.height - screen.offsetTop))
}

/** One primary act at the lower end of a page, always in sight: above the safe area, above the keyboard. */
export function ActionBar({ children, overTabs, bleed }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const screen = globalThis.visualViewport
    if (!screen) return
    const place = () => bar.current?.style.setProperty('--keyboard', `${coveredBelow(screen)}px`)
    place()
    screen.addEventListener('resize', place)
    screen.addEventListener('scroll', place)
    return () => {
      screen.removeEventListener('resize', place)
      screen.removeEventListener('scroll', place)
    }
  }, [])
  return (
    <div ref={bar} className={css.bar} data-foot data-over-tabs={overTabs || undefined} data-bleed={bleed || undefined}>
      {children}
    </div>
  )
}
