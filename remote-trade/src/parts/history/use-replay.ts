/** The clock of a replay: it stands at its end until somebody plays it. */
import { useEffect, useState } from 'react'
import { REPLAY } from './replay.model.ts'

type Play = { progress: number; running: boolean }

const forward = ({ progress, running }: Play, ms: number): Play => {
  const next = Math.min(1, progress + ms / REPLAY)
  return { progress: next, running: running && next < 1 }
}

const toggled = ({ progress, running }: Play): Play =>
  running ? { progress, running: false } : { progress: progress === 1 ? 0 : progress, running: true }

export function useReplay() {
  const [play, set] = useState<Play>({ progress: 1, running: false })
  const { running } = play
  useEffect(() => {
    if (!running) return
    let before: number | undefined
    let frame = requestAnimationFrame(function step(now: number) {
      const passed = now - (before ?? now)
      before = now
      set(at => forward(at, passed))
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [running])
  return { ...play, toggle: () => set(toggled) }
}
