/** The marks load once for all discs of a page, and come back by themselves after a lost connection. */
import { useSyncExternalStore } from 'react'
import { untilHere } from '../late/index.tsx'
import type { marks } from './marks/index.ts'

type Marks = typeof marks

const load = () => import(/* webpackChunkName: "asset-marks" */ './marks/index.ts')
const discs = new Set<() => void>()
let here: Marks | undefined
let asked = false

function ask(): void {
  asked = true
  untilHere(load, ({ marks: drawn }) => {
    here = drawn
    for (const drawAgain of discs) drawAgain()
  })
}

function subscribe(drawAgain: () => void): () => void {
  discs.add(drawAgain)
  if (!asked) ask()
  return () => void discs.delete(drawAgain)
}

/** @returns undefined until they are here */
export const useMarks = (): Marks | undefined => useSyncExternalStore(subscribe, () => here)
