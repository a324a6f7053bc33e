/** Asks before a half-filled form is left. */
import { useLingui } from '@lingui/react/macro'
import { withoutOverlays } from '@shared/ui/back-closes'
import { useEffect, useRef } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { clean } from '../../remotes/routes.ts'
import { confirm } from '../overlay/confirm.ts'
import { force, forced } from './go.ts'
import { usePage } from './page-context.ts'

const dirtyPages = new Set<object>()
/** Whether a form on the screen is half filled: a new release waits for it. */
export const somethingTyped = (): boolean => dirtyPages.size > 0

/** Pages that hold a half-filled form, by what ends with them: a kept page is one while it is hidden, too. */
const halfFilled = new WeakSet<AbortSignal>()
export const isHalfFilled = (page: AbortSignal): boolean => halfFilled.has(page)

function useMarked(dirty: boolean): void {
  const { signal } = usePage()
  useEffect(() => {
    if (dirty) halfFilled.add(signal)
    else halfFilled.delete(signal)
    if (!dirty) return
    const mark = {}
    dirtyPages.add(mark)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      dirtyPages.delete(mark)
      removeEventListener('beforeunload', ask)
    }
  }, [dirty, signal])
}

const index = (): number => (history.state?.idx ?? 0) - (history.state?.overlay ?? 0)

/**
 * Whether the way out that is held up leads forward: Forward, or a typed address. The question has an entry of its own in
 * the history, which cuts off what lies ahead, so that way cannot be gone on: it is gone anew.
 */
function useAhead(key: string, ahead: { current: boolean }): BlockerFunction {
  const own = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the page has its own place in the history
  useEffect(() => {
    own.current = index()
  }, [key])
  return ({ historyAction }) => {
    ahead.current = historyAction === 'POP' && index() > own.current
    return true
  }
}

/**
 * While `dirty`, leaving the page asks first.
 * Asks only while the address is still the page's own: the page stands until the next one is let in,
 * and must not hold up a redirect meanwhile (routing.md, "Leave guard").
 */
export function useLeaveGuard(dirty: boolean): void {
  const { path, place } = usePage()
  const { t } = useLingui()
  const ahead = useRef(false)
  const note = useAhead(place.key, ahead)
  const blocker = useBlocker(move => {
    const { currentLocation, nextLocation } = move
    const leaves = clean(currentLocation.pathname) === path && clean(nextLocation.pathname) !== path
    return dirty && !forced() && leaves && note(move)
  })
  useMarked(dirty)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = { title: t`Leave this page?`, body: t`What you typed will be lost.`, yes: t`Leave`, no: t`Stay` }
    const leave = () => {
      if (!ahead.current) return blocker.proceed()
      blocker.reset()
      void force(blocker.location.pathname + blocker.location.search, { replace: false })
    }
    void confirm(question).then(yes => withoutOverlays(() => (yes ? leave() : blocker.reset())))
  }, [blocker, t])
}
