/** Asks before a half-filled form is left. */
import { useLingui } from '@lingui/react/macro'
import { withoutOverlays } from '@shared/ui/back-closes'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { clean } from '../../remotes/routes.ts'
import { confirm } from '../overlay/confirm.ts'
import { forced } from './go.ts'
import { usePage } from './page-context.ts'

const dirtyPages = new Set<object>()
/** Whether a form on the screen is half filled: a new release waits for it. */
export const somethingTyped = (): boolean => dirtyPages.size > 0

function useMarked(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const mark = {}
    dirtyPages.add(mark)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      dirtyPages.delete(mark)
      removeEventListener('beforeunload', ask)
    }
  }, [dirty])
}

/**
 * While `dirty`, leaving the page asks first.
 * Asks only while the address is still the page's own: the page stands until the next one is let in,
 * and must not hold up a redirect meanwhile (routing.md, "Leave guard").
 */
export function useLeaveGuard(dirty: boolean): void {
  const { path } = usePage()
  const { t } = useLingui()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !forced() && clean(currentLocation.pathname) === path && clean(nextLocation.pathname) !== path,
  )
  useMarked(dirty)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = { title: t`Leave this page?`, body: t`What you typed will be lost.`, yes: t`Leave`, no: t`Stay` }
    void confirm(question).then(yes => withoutOverlays(() => (yes ? blocker.proceed() : blocker.reset())))
  }, [blocker, t])
}
