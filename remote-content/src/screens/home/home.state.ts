/** What Home remembers on this device. */
import { identityStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { deviceAtom } from '@shared/ui/preferences'
import { atom, useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { usePlace } from 'shell/navigation'
import { useSession } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { readAway } from './put-away.model.ts'

const WEEK = 7 * 24 * 3_600_000

type Layout = {
  banners: number
  notices: number
  steps: number | null
  positions: number | null
}

const count = <T extends number | null>(stored: unknown, otherwise: T): number | T => {
  const whole = Number(stored ?? Number.NaN)
  return Number.isInteger(whole) && whole >= 0 && whole <= 20 ? whole : otherwise
}

/** How much stood here last time: so much room is kept while it loads, and nothing jumps. */
const layoutAtom = deviceAtom('home.layout.v1', (stored): Layout => {
  const known: Partial<Record<keyof Layout, unknown>> = Object(stored)
  return {
    banners: count(known.banners, 1),
    notices: count(known.notices, 1),
    /** Null where nobody knows yet. */
    steps: count(known.steps, null),
    /** Of whoever is signed in; null where they were not here yet. */
    positions: count(known.positions, null),
  }
})

/** @param now how many are there; undefined while nobody knows @returns how many to keep room for */
export function useRoom<K extends keyof Layout>(name: K, now?: Layout[K]): Layout[K] {
  const store = useStore()
  const layout = useAtomValue(layoutAtom)
  // as it changes here alone: two tabs that each wrote their own over the other's would never end
  useEffect(() => {
    const kept = store.get(layoutAtom)
    if (now !== undefined && now !== kept[name]) store.set(layoutAtom, { ...kept, [name]: now })
  }, [store, name, now])
  return now === undefined ? layout[name] : now
}

/** What was so as the visit of this person began, whatever changes later. */
function useAsBegun(now: boolean): boolean {
  const id = useSession().user?.id
  const [begun, setBegun] = useState({ id, now })
  if (begun.id === id) return begun.now
  setBegun({ id, now })
  return now
}

/**
 * Whether who is signed in owns anything, as the session knows it; for this visit as it began, so that what arrives meanwhile
 * moves nothing. A server that does not tell leaves everybody as if they owned nothing.
 */
export function useFunded(): boolean {
  const { user, signedIn } = useSession()
  const begun = useAsBegun(Number(user?.levelAssets ?? 0) > 0)
  return signedIn && begun
}

/** Ids of the people who put the card of first steps away on this device. */
export const awayAtom = deviceAtom('home.steps.v1', readAway)

/** Before the tasks are known, and where nobody was here yet: whoever is not verified or owns nothing has steps left. */
function useLikelySteps(): boolean {
  const { user } = useSession()
  const away = useAtomValue(awayAtom)
  if (!user?.id || away.includes(user.id) || !hasFeature('welfare')) return false
  return user.basicState !== identityStates.verified || !(Number(user.levelAssets ?? 0) > 0)
}

/**
 * Whether the card of first steps stands, or is to be kept room for. What nobody could expect as the visit began comes with
 * the next one, so that nothing moves; but who asks for the card (`?steps=show`) has it at once.
 */
export function useStepsExpected(): boolean {
  const kept = useRoom('steps')
  const likely = useLikelySteps()
  const isWanted = usePlace(to.home).query.steps === 'show'
  const begun = useAsBegun(kept === null ? likely : kept > 0)
  return isWanted || (begun && kept !== 0)
}

/** Whether what somebody owns is drawn: its code came after the first picture. */
export const ownDrawnAtom = atom(false)

/** Until when the offer of higher limits was put off, epoch ms. */
export const laterAtom = deviceAtom('home.higher-limits.v1', stored => (typeof stored === 'number' ? stored : 0))

export const inAWeek = (now: number): number => now + WEEK
