/** Landscape at a press, where the browser can lock the orientation: in full screen, on a phone (never by rotating the page: touches would map wrongly). */
import { useEffect, useState } from 'react'

/** Not in every browser, and in TypeScript's library only for some. */
type Lockable = { lock?: (orientation: 'landscape') => Promise<void>; unlock?: () => void }

const orientation = (): Lockable | undefined => globalThis.screen?.orientation as Lockable | undefined

const canRotate = (): boolean =>
  document.fullscreenEnabled === true &&
  typeof orientation()?.lock === 'function' &&
  matchMedia('(pointer: coarse)').matches

export type Rotation = { rotated: boolean; turn(): void }

async function enter(): Promise<void> {
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
  await orientation()?.lock?.('landscape')
}

async function leave(): Promise<void> {
  orientation()?.unlock?.()
  if (document.fullscreenElement) await document.exitFullscreen()
}

/** @returns null where the browser cannot: then the phone itself is turned */
export function useRotation(): Rotation | null {
  const [able, setAble] = useState(canRotate)
  const [rotated, setRotated] = useState(false)
  useEffect(() => {
    const changed = () => setRotated(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', changed)
    return () => {
      document.removeEventListener('fullscreenchange', changed)
      void leave().catch(() => {}) // the page goes: whoever follows stands upright again
    }
  }, [])
  if (!able) return null
  // A tablet or a desktop says it can and then refuses: the button goes.
  const refused = () => {
    setAble(false)
    void leave().catch(() => {})
  }
  return { rotated, turn: () => void (rotated ? leave() : enter()).catch(refused) }
}
