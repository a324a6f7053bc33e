/** One page: its screen inside a boundary, scrolled to the top when it arrives, then announced. */
import { unlockAll } from '@shared/ui/scroll-lock'
import { memo, type RefObject, Suspense, useLayoutEffect, useMemo, useRef } from 'react'
import { UnsureError } from '../guard/guard.ts'
import { newestPassage } from '../guard/index.ts'
import { closeLeft } from '../pages/held.ts'
import type { Page } from '../pages/pages.ts'
import { resume } from '../pages/resume.ts'
import { PageContext } from '../surface/navigation/page-context.ts'
import { hide, whenGone } from '../surface/overlay/loading.ts'
import { Boundary } from './boundary.tsx'
import css from './frame.module.css'
import { MarkOpened } from './opened-pages.tsx'
import { UnavailablePanel } from './unavailable-panel.tsx'
import { UnsurePanel } from './unsure-panel.tsx'

type Root = RefObject<HTMLDivElement | null>

/** Scrolls to the top. It precedes the screen in the tree, so the screen's own lists restore their positions after it. */
function Up({ page: { serial, quiet } }: { page: Page }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each passage scrolls up, once
  useLayoutEffect(() => {
    if (quiet) return
    unlockAll()
    scrollTo(0, 0)
    document.getElementById('main')?.scrollTo(0, 0)
  }, [serial])
  return null
}

let first = true
function announce(root: Root): void {
  if (first) {
    first = false
    resume()
    return
  }
  const heading = root.current?.querySelector('h1') ?? root.current
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  const status = document.getElementById('status')
  if (status) status.textContent = document.title
}

/** Hides the loading overlay after the screen's first render (specification, section 2). */
function AfterRender({ page: { serial, quiet }, root }: { page: Page; root: Root }) {
  useLayoutEffect(() => {
    if (!newestPassage(serial)) return // superseded between commit and render
    setTimeout(closeLeft)
    hide()
    // after this commit: React sets `root` once the effects below it have run
    queueMicrotask(() => whenGone(() => newestPassage(serial) && !quiet && announce(root)))
  }, [serial, quiet, root])
  return null
}

/** Restores the positions of scrollers: Firefox loses them while an element is not displayed. */
function useScrollers(root: Root): void {
  const places = useRef(new Map<Element, number>())
  useLayoutEffect(() => {
    const element = root.current
    for (const [scroller, top] of places.current) if (scroller.isConnected) scroller.scrollTop = top
    return () => {
      for (const scroller of element?.querySelectorAll('[data-scroll]') ?? [])
        places.current.set(scroller, scroller.scrollTop)
    }
  }, [root])
}

/** Empty while a broken screen waits for another release. */
function Content({ page }: { page: Page }) {
  const { Screen, broken, error } = page
  if (broken) return broken.panel && <UnavailablePanel page={page} error={broken.error} />
  if (error instanceof UnsureError) return <UnsurePanel page={page} />
  if (!Screen) return <UnavailablePanel page={page} error={error} />
  return (
    <Boundary page={page}>
      <MarkOpened page={page}>
        <Screen />
      </MarkOpened>
    </Boundary>
  )
}

export const PageView = memo(function PageView({ page, active }: { page: Page; active: boolean }) {
  const root: Root = useRef(null)
  useScrollers(root)
  const { path, place, move, from, off } = page
  const value = useMemo(
    () => ({ path, place, move, from, active, signal: off.signal }),
    [path, place, move, from, active, off],
  )
  return (
    <PageContext value={value}>
      <Up page={page} />
      <div ref={root} className={css.page} data-path={path}>
        <Suspense fallback={null}>
          <Content page={page} />
          <AfterRender page={page} root={root} />
        </Suspense>
      </div>
    </PageContext>
  )
})
