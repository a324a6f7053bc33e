/**
 * Holds up the way out of a page with a half-filled form, and asks. A router knows one blocker: a second one would silence
 * the first, so this is the only one, and all forms enter with surface/navigation/leave-guard.ts.
 */
import { useLingui } from '@lingui/react/macro'
import { withoutOverlays } from '@shared/ui/back-closes'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type Blocker, type BlockerFunction, IDLE_BLOCKER } from 'react-router-dom'
import { clean } from '../remotes/routes.ts'
import { force, forced, present } from '../surface/navigation/go.ts'
import { asksAt, lossAt } from '../surface/navigation/leave-guard.ts'
import { theRouter } from '../surface/navigation/port.ts'
import { confirm, dismiss, type Question } from '../surface/overlay/confirm.ts'

const index = (): number => (history.state?.idx ?? 0) - (history.state?.overlay ?? 0)

/**
 * Whether the way out that is held up leads forward: Forward, or a typed address. The question has an entry of its own in
 * the history, which cuts off what lies ahead, so that way cannot be gone on: it is gone anew.
 */
function useAhead(entry: string | undefined, ahead: { current: boolean }): BlockerFunction {
  const own = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the page has its own place in the history
  useEffect(() => {
    own.current = index()
  }, [entry])
  return ({ historyAction }) => {
    ahead.current = historyAction === 'POP' && index() > own.current
    return true
  }
}

/**
 * Only while the address is still the page's own: the page stands until the next one is let in, and must not hold up a
 * redirect meanwhile.
 */
const leaves: BlockerFunction = ({ currentLocation, nextLocation }) => {
  const path = clean(currentLocation.pathname)
  return clean(nextLocation.pathname) !== path && !forced() && asksAt(path)
}

const KEY = 'leave'

/** As the router's own hook, which would bring all that draws routes with it. */
function useBlocker(blocks: BlockerFunction): Blocker {
  const router = theRouter()
  useEffect(() => void router.getBlocker(KEY, blocks))
  useEffect(() => () => router.deleteBlocker(KEY), [router])
  return useSyncExternalStore(router.subscribe, () => router.state.blockers.get(KEY) ?? IDLE_BLOCKER)
}

type Blocked = Extract<Blocker, { state: 'blocked' }>

function leave(blocker: Blocked, ahead: boolean): void {
  if (!ahead) return blocker.proceed()
  blocker.reset()
  void force(blocker.location.pathname + blocker.location.search, { replace: false })
}

/** @returns takes the question away unanswered: the page is gone elsewhere, or held up on another way */
function putQuestion(question: Question, answered: (yes: boolean) => void): () => void {
  let stands = true
  void confirm(question).then(yes => {
    if (stands) void withoutOverlays(() => answered(yes))
    stands = false
  })
  return () => {
    if (stands) dismiss()
    stands = false
  }
}

/** @param entry names the history entry of the page on the screen */
export function LeaveQuestion({ entry }: { entry: string | undefined }) {
  const { t } = useLingui()
  const ahead = useRef(false)
  const note = useAhead(entry, ahead)
  const blocker = useBlocker(move => leaves(move) && note(move))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const body = lossAt(clean(present().pathname)) ?? t`You'll lose what you've typed.`
    const question = { title: t`Leave this page?`, body, yes: t`Leave`, no: t`Stay` }
    return putQuestion(question, yes => (yes ? leave(blocker, ahead.current) : blocker.reset()))
  }, [blocker, t])
  return null
}
